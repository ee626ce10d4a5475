import { readingWeight, unitWeight } from './reading-weight.ts'
import { sentenceBoundaries } from './sentence-boundaries.ts'

/** One piece of a text to be spoken at once, as UTF-16 offsets. */
export type TextSpan = {
  readonly start: number
  readonly end: number
  /** What closes it: the end of a sentence, line, paragraph or clause, or nothing of the kind. */
  readonly ends: 'sentence' | 'line' | 'paragraph' | 'clause' | 'cut'
}

/** No piece weighs more (letters of an alphabet, see `reading-weight.ts`), so none has more characters. */
export const pieceWeightMax = 220

// A short first piece brings the first sound sooner; measured, see docs: only long sentences profit.
const firstSentenceWeightMin = 60
const firstPieceWeightMin = 15

/**
 * Cuts a text into pieces that tile it: at sentence ends, and inside sentences that are too long at
 * clause marks, then spaces, then words, then anywhere between graphemes. With `quickStart` the first
 * sentence, when long, gives up its first clause as a piece of its own. Takes time linear in the text.
 */
export function splitSentences(text: string, options: { language: string; quickStart: boolean }): TextSpan[] {
  const spans: TextSpan[] = []
  let start = 0
  for (const end of sentenceBoundaries(text, options.language)) {
    const quickCut = options.quickStart && start === 0 ? firstClause(text, end) : undefined
    if (quickCut !== undefined) spans.push({ start, end: quickCut, ends: 'clause' })
    cutLong(text, quickCut ?? start, end, spans)
    start = end
  }
  return spans
}

function firstClause(text: string, end: number): number | undefined {
  const total = readingWeight(text.slice(0, Math.min(end, pieceWeightMax * 2)))
  if (total <= firstSentenceWeightMin) return undefined
  let weight = 0
  for (let index = 0; index < end && weight < total - firstPieceWeightMin; index++) {
    weight += unitWeight(text.charCodeAt(index))
    if (weight > pieceWeightMax) return undefined
    if (weight < firstPieceWeightMin || !endsClause(text, index, end)) continue
    const cut = skipSpaces(text, index + 1, end)
    if (readingWeight(text.slice(cut, cut + firstPieceWeightMin)) >= firstPieceWeightMin && cut < end) return cut
  }
  return undefined
}

function cutLong(text: string, from: number, end: number, spans: TextSpan[]): void {
  let start = from
  while (start < end) {
    const cut = cutBefore(text, start, end)
    spans.push({ start, end: cut, ends: cut < end ? cutAfter(text, cut) : sentenceEnd(text, end) })
    start = cut
  }
}

const blanksMax = 8

/** Tells what kind of cut inside a sentence this is: behind a clause mark, or anywhere else. */
function cutAfter(text: string, cut: number): TextSpan['ends'] {
  let last = cut - 1
  while (last > cut - blanksMax && isSpace(text, last)) last--
  return openMarks.has(text.charAt(last)) || spacedMarks.has(text.charAt(last)) ? 'clause' : 'cut'
}

const terminal = /[.!?…。！？｡।॥؟۔։።၊။]["'»”’)\]」』]*\s*$/u

function sentenceEnd(text: string, end: number): TextSpan['ends'] {
  if (text.endsWith('\n\n', end)) return 'paragraph'
  if (text.endsWith('\n', end)) return 'line'
  return terminal.test(text.slice(Math.max(0, end - 8), end)) ? 'sentence' : 'cut'
}

/** Returns the end of the piece that starts at `start`: `end` itself when that fits. */
function cutBefore(text: string, start: number, end: number): number {
  let weight = 0
  let clause = 0
  let space = 0
  let index = start
  for (; index < end; index++) {
    weight += unitWeight(text.charCodeAt(index))
    if (weight > pieceWeightMax) break
    if (endsClause(text, index, end)) clause = index + 1
    else if (isSpace(text, index)) space = index + 1
  }
  if (index >= end) return end
  // A clause in the first third would leave a scrap; a space further on makes the better piece.
  if (clause - start > (index - start) / 3) return skipSpaces(text, clause, index)
  if (space > start) return space
  return cutWithoutSpaces(text, start, index)
}

function skipSpaces(text: string, from: number, limit: number): number {
  let index = from
  while (index < limit && isSpace(text, index)) index++
  return index
}

function isSpace(text: string, index: number): boolean {
  const unit = text.charCodeAt(index)
  return unit === 0x20 || unit === 0x0a
}

const spacedMarks = new Set([',', ';', ':', '،', '؛', '፣', '·', '–'])
const openMarks = new Set(['—', '、', '，', '；', '：'])

/** Tells whether a clause ends with this code unit; "1,000" and "10:30" are not two clauses. */
function endsClause(text: string, index: number, end: number): boolean {
  const mark = text.charAt(index)
  if (openMarks.has(mark)) return true
  return spacedMarks.has(mark) && index + 1 < end && isSpace(text, index + 1)
}

const words = new Intl.Segmenter(undefined, { granularity: 'word' })
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Returns the last word start, else grapheme start, in a stretch without spaces that is too long. */
function cutWithoutSpaces(text: string, start: number, limit: number): number {
  const length = limit - start
  // One unit more, so that a boundary exactly at the limit is seen as one.
  const stretch = text.slice(start, limit + 2)
  const word = lastStart(words, stretch, length)
  if (word > length / 2) return start + word
  // A grapheme longer than a piece is cut too; the limit is never inside a surrogate pair, see unitWeight.
  return start + (lastStart(graphemes, stretch, length) || length)
}

function lastStart(segmenter: Intl.Segmenter, text: string, max: number): number {
  let last = 0
  for (const { index } of segmenter.segment(text)) {
    if (index > max) break
    last = index
  }
  return last
}
