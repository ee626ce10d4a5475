/** Answers the paragraphs that a text begins with and that are no longer together; of one that is longer alone, its beginning. */
export function beginningOf(text: string, characters: number): string {
  if (text.length <= characters) return text
  const end = text.lastIndexOf('\n\n', characters)
  // Half of a character is none.
  return end > 0 ? text.slice(0, end) : text.slice(0, characters).replace(/[\uD800-\uDBFF]$/u, '')
}
