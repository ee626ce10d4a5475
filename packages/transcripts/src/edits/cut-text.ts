/** A word or a spacing of a text that somebody wrote. */
export type Cut = { readonly text: string; readonly isSpacing: boolean }

const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
let segmenter: Intl.Segmenter | undefined

/** Cuts a text into words and spacing; `events`, such as “(applause)”, are not cut. In a row they are the text again. */
export function cutText(text: string, events: readonly string[] = []): Cut[] {
  const known = [...new Set(events)].filter((event) => event !== '').map(escaped)
  const parts = text.match(new RegExp([...known, '\\s+', '\\S+'].join('|'), 'gu')) ?? []
  return parts.flatMap((part): Cut[] => {
    if (/^\s/u.test(part)) return [{ text: part, isSpacing: true }]
    if (events.includes(part) || !UNSPACED.test(part)) return [{ text: part, isSpacing: false }]
    return unspacedWords(part).map((word) => ({ text: word, isSpacing: false }))
  })
}

/** Cuts what is written without spaces; marks stay with the word before them. */
function unspacedWords(text: string): string[] {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' })
  const words: string[] = []
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    const before = words.at(-1)
    if (isWordLike === true || before === undefined) words.push(segment)
    else words[words.length - 1] = before + segment
  }
  return words
}

/** Makes a text safe inside a regular expression. */
export function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/-]/gu, String.raw`\$&`)
}
