/** Tells whether a text holds anything that must be heard: a letter or a digit of any script. */
export function isSpeakable(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}
