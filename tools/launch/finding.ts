/** One thing that stands between this checkout and the real world. */
export interface Finding {
  /** What is not right: one sentence that names the file and the entry. */
  problem: string;
  /** What to do about it, in whole sentences. */
  remedy: string;
}
