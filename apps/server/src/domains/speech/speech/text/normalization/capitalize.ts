/** Capitalizes the first letter. */
export function capitalize(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
