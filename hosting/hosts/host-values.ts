/** What the files of hosts are written from. */
export interface HostValues {
  headers: Record<string, string>;
  domain: string;
  /** The files that the owner has put into the published folder, such as `google12ab.html`. */
  ownFiles: string[];
}
