/** Parts that are planned by themselves; shorter than any model takes, so that planning one never takes long. */
const partMax = 2500

/**
 * Cuts a text into parts of at most so many characters, between paragraphs where that is possible, else between sentences
 * or words. Together they are the text again.
 */
export function textParts(text: string, charactersMax: number = partMax): string[] {
  const parts: string[] = []
  let rest = text
  while (rest.length > charactersMax) {
    const cut = cutOf(rest, charactersMax)
    parts.push(rest.slice(0, cut))
    rest = rest.slice(cut)
  }
  if (rest.trim() !== '') parts.push(rest)
  else if (parts.length > 0) parts[parts.length - 1] += rest
  return parts
}

function cutOf(text: string, charactersMax: number): number {
  const head = text.slice(0, charactersMax)
  const paragraph = head.lastIndexOf('\n\n')
  if (paragraph > 0) return paragraph + 2
  const sentence = Math.max(...['. ', '! ', '? ', '。', '！', '？'].map((end) => head.lastIndexOf(end) + end.length))
  if (sentence > charactersMax / 2) return sentence
  const word = head.lastIndexOf(' ')
  if (word > 0) return word + 1
  // Half of a Unicode character is none.
  return /[\uD800-\uDBFF]$/u.test(head) || /^[\uDC00-\uDFFF]/u.test(text.slice(charactersMax))
    ? charactersMax - 1
    : charactersMax
}
