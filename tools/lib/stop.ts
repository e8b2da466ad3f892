/** Ends the program with exit code 1; a sentence says why. */
export function stop(why: string): never {
  console.error(why);
  process.exit(1);
}
