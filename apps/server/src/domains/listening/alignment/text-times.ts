/** A word as an engine found it: offsets in the whole text, in UTF-16 code units. */
export type Mark = {
  readonly textStart: number
  readonly textEnd: number
  readonly startMs: number
  readonly endMs: number
  readonly loss: number
}

export type TimedCharacter = { readonly text: string; readonly startMs: number; readonly endMs: number }
export type TimedWord = TimedCharacter & { readonly loss: number }

/**
 * Returns when each code unit of a text sounds, and when the last one ends: never going back and without a gap. Units inside and
 * between marks share the time evenly; what stands before the first and behind the last takes none.
 */
export function unitTimes(text: string, marks: readonly Mark[]): Float64Array {
  const times = new Float64Array(text.length + 1)
  let unit = 0
  let ms = marks[0]?.startMs ?? 0
  const pace = (toUnit: number, toMs: number) => {
    const [from, fromMs] = [unit, ms]
    for (; unit < toUnit; unit++) times[unit] = fromMs + ((toMs - fromMs) * (unit - from)) / (toUnit - from)
    ms = toMs
  }
  for (const { textStart, textEnd, startMs, endMs } of marks) {
    if (textStart < unit || textEnd <= textStart || textEnd > text.length) continue
    pace(textStart, Math.max(ms, startMs))
    pace(textEnd, Math.max(ms, endMs))
  }
  times.fill(ms, unit)
  return times
}

/** Lists the characters of a text with their times. */
export function timedCharacters(text: string, times: Float64Array): TimedCharacter[] {
  const characters: TimedCharacter[] = []
  let at = 0
  for (const character of text) {
    const end = at + character.length
    characters.push({ text: character, startMs: times[at] ?? 0, endMs: times[end] ?? 0 })
    at = end
  }
  return characters
}

/** Where people put no spaces between words, a dictionary knows where they end. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
const sounding = /[\p{L}\p{M}\p{N}]/u

/** Lists the words of a text as they are written, with their times; what holds no letter and no digit is none. */
export function timedWords(
  text: string,
  times: Float64Array,
  { marks, language }: { readonly marks: readonly Mark[]; readonly language: string },
): TimedWord[] {
  const lossOf = lossesOf(marks)
  return wordsOf(text, language).map(({ start, word }) => {
    const [first, last] = [firstSounding(word), lastSounding(word)]
    const [startMs = 0, endMs = 0] = [times[start + first], times[start + last]]
    return { text: word, startMs, endMs, loss: lossOf(start + first, start + last) }
  })
}

function wordsOf(text: string, language: string): { readonly start: number; readonly word: string }[] {
  return [...text.matchAll(/\S+/gu)].flatMap(({ index, 0: token }) => {
    if (!unspaced.test(token)) return sounding.test(token) ? [{ start: index, word: token }] : []
    return segmentsOf(token, language).flatMap(({ start, word }) =>
      sounding.test(word) ? [{ start: index + start, word }] : [],
    )
  })
}

/** Each segment that is found holds all that it was looked for in: the whole of a long text would fill the memory. */
const unitsAtOnce = 1000

/** Finds words where a dictionary knows them. The last one of a stretch may go on, and is looked for again with the next. */
function segmentsOf(token: string, language: string): { readonly start: number; readonly word: string }[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
  const found: { readonly start: number; readonly word: string }[] = []
  for (let start = 0; start < token.length;) {
    const end = start + unitsAtOnce
    const part = token.slice(start, isWithinPair(token, end) ? end - 1 : end)
    const segments = [...segmenter.segment(part)]
    const kept = end < token.length && segments.length > 1 ? segments.slice(0, -1) : segments
    for (const { index, segment } of kept) found.push({ start: start + index, word: segment })
    start += kept.reduce((units, { segment }) => units + segment.length, 0)
  }
  return found
}

/** Tells whether a cut would part the two units of one character. */
function isWithinPair(text: string, at: number): boolean {
  return at < text.length && (text.codePointAt(at - 1) ?? 0) > 0xffff
}

function firstSounding(word: string): number {
  return Math.max(0, word.search(sounding))
}

function lastSounding(word: string): number {
  // From the end: a pattern that ends there is tried at each of a million exclamation marks, to the last of them.
  for (let end = word.length; end > 0; end -= lastLength(word, end))
    if (sounding.test(word.slice(end - lastLength(word, end), end))) return end
  return word.length
}

/** Returns how many code units the character has that ends at a place. */
function lastLength(text: string, end: number): number {
  return (text.codePointAt(end - 2) ?? 0) > 0xffff ? 2 : 1
}

/** Answers the mean loss of the marks that a part of the text has; of the nearest one before where it has none. Asked in order. */
function lossesOf(marks: readonly Mark[]): (start: number, end: number) => number {
  let at = 0
  return (start, end) => {
    while (at < marks.length - 1 && (marks[at]?.textEnd ?? 0) <= start) at++
    const losses: number[] = []
    for (let next = at; next < marks.length && (marks[next]?.textStart ?? end) < end; next++)
      losses.push(marks[next]?.loss ?? 0)
    if (losses.length === 0) losses.push(marks[Math.max(0, at - 1)]?.loss ?? 1)
    return losses.reduce((sum, loss) => sum + loss, 0) / losses.length
  }
}
