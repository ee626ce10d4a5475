import type { RecognisedWord } from '@vireo/engines'

/** A word as it is written, when it is said, and whether no space stands before it. */
export type TimedWord = {
  readonly text: string
  readonly startMs: number
  readonly endMs: number
  readonly joined?: true
  /** Natural logarithm of how sure the engine is of it; 0 or absent where it does not tell. */
  readonly logprob?: number
}

type Token = { readonly text: string; readonly joined: boolean }

const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u

/** Splits a text into what is shown as words: between spaces, and where a script has none, between words. */
export function wordsOf(text: string): Token[] {
  return text.split(/\s+/u).flatMap((part) => {
    if (part === '') return []
    if (!unspaced.test(part)) return [{ text: part, joined: false }]
    return segmentsOf(part).map((word, at) => ({ text: word, joined: at > 0 }))
  })
}

/** Splits what has no spaces; punctuation stays with the word before it. */
function segmentsOf(part: string): string[] {
  const words: string[] = []
  for (const { segment, isWordLike } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(part)) {
    const last = words.length - 1
    if (isWordLike || last < 0) words.push(segment)
    else words[last] += segment
  }
  return words
}

/**
 * Gives each word of a text the times that were found for what was said in its place. Letters are counted on both sides, because
 * texts have punctuation and numbers that words with times lack. Without any times, words last as long as they are written.
 */
export function timeWords(
  text: string,
  said: readonly RecognisedWord[],
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
): TimedWord[] {
  const tokens = wordsOf(text)
  const weights = tokens.map((token) => lettersIn(token.text))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const timeAt = said.length > 0 ? clockOf(said, total) : steady(total, fromMs, toMs)
  const surenessOf = createJudge(said, total)
  let letters = 0
  let reached = fromMs
  return tokens.map(({ text: word, joined }, at) => {
    const begin = letters
    letters += weights[at] ?? 0
    const startMs = Math.max(reached, Math.round(timeAt(begin, 'start')))
    const endMs = Math.max(startMs, Math.round(timeAt(letters, 'end')))
    reached = startMs
    const logprob = surenessOf(begin, letters)
    return { text: word, startMs, endMs, ...(joined && { joined }), ...(logprob < 0 && { logprob }) }
  })
}

/** Whoever is so unsure has guessed. */
const probabilityMin = 1e-6

/** Judges how sure the engine is of letters of the text, of which there are `total`: as sure as of the least sure word that was said there. */
function createJudge(said: readonly RecognisedWord[], total: number): (from: number, to: number) => number {
  if (said.every(({ probability }) => probability === undefined)) return () => 0
  const lengths = said.map(({ text }) => Math.max(1, lettersIn(text)))
  const share = total / lengths.reduce((all, length) => all + length, 0)
  let reached = 0
  const spans = said.map(({ probability = 1 }, at) => {
    const from = reached
    reached += (lengths[at] ?? 1) * share
    return { from, to: reached, logprob: Math.log(Math.min(1, Math.max(probabilityMin, probability))) }
  })
  // A word that is touched by less than half a letter is another one.
  const isIn = (span: { readonly from: number; readonly to: number }, from: number, to: number) =>
    Math.min(span.to, to) - Math.max(span.from, from) > 0.5
  return (from, to) => spans.reduce((least, span) => (isIn(span, from, to) ? Math.min(least, span.logprob) : least), 0)
}

type TimeAt = (letters: number, side: 'start' | 'end') => number

function steady(total: number, fromMs: number, toMs: number): TimeAt {
  return (letters) => fromMs + ((toMs - fromMs) * letters) / Math.max(1, total)
}

/** Reads the time of a place that is so many letters into the text, of which there are `total`. */
function clockOf(said: readonly RecognisedWord[], total: number): TimeAt {
  const lengths = said.map(({ text }) => Math.max(1, lettersIn(text)))
  const sum = lengths.reduce((all, length) => all + length, 0)
  return (letters, side) => {
    let left = (letters * sum) / Math.max(1, total)
    for (const [at, { startMs, endMs }] of said.entries()) {
      const length = lengths[at] ?? 1
      // The end of a word is not the start of the next: a pause lies between them.
      const isHere = side === 'end' ? left <= length + 1e-6 : left < length - 1e-6
      if (isHere) return startMs + ((endMs - startMs) * Math.min(left, length)) / length
      left -= length
    }
    return said.at(-1)?.endMs ?? 0
  }
}

function lettersIn(text: string): number {
  return Math.max(1, (text.match(/[\p{L}\p{N}]/gu) ?? []).length)
}
