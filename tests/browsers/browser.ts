/** What the visits need of a browser, whatever its engine. Selectors are CSS. */
export interface Browser {
  /** Opens an address of the site and waits until it has loaded. */
  open(address: string): Promise<void>;
  /** Runs a function in the page. It can use nothing from outside but what it is given. */
  evaluate<Given extends unknown[], Result>(
    run: (...given: Given) => Result,
    ...given: Given
  ): Promise<Result>;
  /** Presses the middle of an element with the mouse, after scrolling to it. */
  click(selector: string): Promise<void>;
  escape(): Promise<void>;
  close(): Promise<void>;
}

/** Where a browser finds the site, and everything else. */
export interface Surroundings {
  /** The site's origin. */
  site: string;
  /** The proxy that stands for every other host, as `127.0.0.1:` and a port. */
  elsewhere: string;
}

/** The window that every visit is made in: a phone's, in pixels. */
export const phone = { width: 390, height: 844 };
