export function longTexts(_folder: string): string[] {
  return [];
}
