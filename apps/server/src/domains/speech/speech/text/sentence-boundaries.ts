import { abbreviationsOf, hasDottedOrdinals } from './abbreviations.ts'

// Unicode's sentence terminators, closing marks behind them, and the space that follows; or line breaks.
const candidate = /(?<terminal>[\p{Sentence_Terminal}…]+)[\p{Pe}\p{Pf}"']*(?<space>\s*)|\n+/gu

/**
 * Finds where sentences end, as ascending UTF-16 offsets; the last is the text's length. Whitespace after a sentence
 * belongs to it. Follows UAX #29 in spirit, except after abbreviations, initials, list numbers and ordinals.
 * (`Intl.Segmenter` takes quadratic time over a long text with many sentences.)
 */
export function sentenceBoundaries(text: string, language: string): number[] {
  const boundaries: number[] = []
  let start = 0
  for (const match of text.matchAll(candidate)) {
    const end = match.index + match[0].length
    if (end >= text.length) break
    if (!match[0].endsWith('\n') && goesOn(text, start, match, end, language)) continue
    boundaries.push(end)
    start = end
  }
  if (text.length > 0) boundaries.push(text.length)
  return boundaries
}

const lowerCaseFollows = /^[\p{Ps}\p{Pi}"'¿¡-]{0,3}\s?\p{Ll}/u
const needsNoSpace = /[^!-~…]$/u

/** Tells whether the sentence continues after what looks like its end. */
function goesOn(text: string, start: number, match: RegExpExecArray, end: number, language: string): boolean {
  const terminal = match.groups?.['terminal'] ?? ''
  if (match.groups?.['space'] === '' && !needsNoSpace.test(terminal)) return true
  if (lowerCaseFollows.test(text.slice(end, end + 8))) return true
  return terminal === '.' && isPartOfWord(text, start, match.index, language)
}

const tailLength = 32
const lastWord = /(?:^|[\s("'«„¿¡[])([\p{L}\p{M}\p{N}.]{1,12})$/u
const initial = /^\p{L}$/u
const spelled = /^\p{L}{1,2}(?:\.\p{L}{1,2})+$/u
const ordinal = /^\d{1,2}$/

/** Tells whether the full stop at `stop` belongs to the word before it rather than to the sentence. */
function isPartOfWord(text: string, start: number, stop: number, language: string): boolean {
  const word = lastWord.exec(text.slice(Math.max(start, stop - tailLength), stop))?.[1]
  if (word === undefined) return false
  if (ordinal.test(word)) return hasDottedOrdinals(language) || stop - start === word.length
  if (initial.test(word)) return !(language === 'en' && word === 'I')
  return spelled.test(word) || abbreviationsOf(language).has(word.toLowerCase())
}
