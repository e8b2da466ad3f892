/** What the visits need of a browser, whatever drives it. Selectors are CSS. */
export interface Engine {
  /** Opens a path of the site and waits until it has loaded. */
  open(path: string): Promise<unknown>;
  /** Runs a function in the page, which can use nothing from outside but what it is given. */
  evaluate<Given, Result>(run: (given: Given) => Result, given?: Given): Promise<Result>;
  /** Clicks the middle of an element, after scrolling to it. */
  click(selector: string): Promise<unknown>;
  press(key: 'Escape' | 'Tab' | '0' | '1' | '2'): Promise<unknown>;
  stop(): Promise<void>;
}

/** The window of every visit, in pixels. */
export const phoneSize = { width: 390, height: 844 };

/** Where no server is: the engines reach the site, which is on this machine, and no other host. */
export const noProxy = { hostname: '127.0.0.1', port: 9 };
