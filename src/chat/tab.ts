/* Where storage is blocked, the address alone keeps the choice. */

/** The choice that this tab keeps, as a fragment; null before the first one, and where storage is blocked. */
export function readTab(): string | null {
  try {
    return sessionStorage.getItem('choice');
  } catch {
    return null;
  }
}

/** Keeps a choice, as a fragment, for as long as the tab is open. */
export function writeTab(fragment: string): void {
  try {
    sessionStorage.setItem('choice', fragment);
  } catch {}
}
