/** Writes the pattern of `like` for what begins with a text, in which nothing stands for something else. */
export function beginningOf(text: string): string {
  return `${text.replaceAll(/[\\%_]/gu, '\\$&')}%`
}
