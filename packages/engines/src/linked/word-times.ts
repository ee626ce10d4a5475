import type { WordMark } from '../speech.ts'

/** How long a sign is said, in letters. */
const lettersPerDigit = 4
const lettersPerIdeograph = 3
const lettersPerComma = 3
const lettersPerStop = 6

/** Below this share of the loudest sample it is quiet. */
const quietShare = 0.02
const frameMs = 10
/** How far a boundary may be moved to where it is quietest, at most and in shares of the shorter word. */
const searchMsMax = 80
const searchShare = 0.3

type Span = { readonly start: number; readonly end: number }

/** Finds the span from the first to the last audible sample; undefined for silence. */
function heardSpan(samples: Int16Array): Span | undefined {
  let peak = 0
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample))
  const isHeard = (sample: number) => Math.abs(sample) > quietShare * peak
  const start = samples.findIndex(isHeard)
  return start < 0 ? undefined : { start, end: samples.findLastIndex(isHeard) + 1 }
}

function effortOf(word: string): number {
  let letters = 0
  for (const sign of word) {
    if (/\p{N}/u.test(sign)) letters += lettersPerDigit
    else if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(sign)) letters += lettersPerIdeograph
    else if (/\p{L}/u.test(sign)) letters++
  }
  return letters
}

/** Estimates the pause between two words from what is written there, in letters' worth of time. */
function pauseOf(between: string): number {
  if (/[.!?…。！？]/.test(between)) return lettersPerStop
  return /[,;:–—，、；：]/.test(between) ? lettersPerComma : 0.5
}

/** Finds the middle of the quietest frame within `reach` of a position, in samples. */
function quietestNear(samples: Int16Array, at: number, reach: number, frame: number): number {
  let best = at
  let least = Infinity
  for (
    let start = Math.max(0, at - reach);
    start + frame <= Math.min(samples.length, at + reach);
    start += frame >> 1
  ) {
    let energy = 0
    for (let sample = start; sample < start + frame; sample++) energy += (samples[sample] ?? 0) ** 2
    if (energy < least) {
      least = energy
      best = start + (frame >> 1)
    }
  }
  return Number.isFinite(least) ? best : at
}

/**
 * Estimates when the words of a text are heard in speech of it, for engines that do not report it: by how long each
 * takes to say, moved to the nearest quiet moment. Within a sentence it is off by about a syllable.
 */
export function estimateWordTimes(
  text: string,
  language: string,
  samples: Int16Array,
  sampleRateHz: number,
): WordMark[] {
  const words = wordsOf(text, language)
  const heard = heardSpan(samples)
  if (!heard || words.length === 0) return []
  const efforts = words.map(({ start, end }) => effortOf(text.slice(start, end)))
  const pauses = words.map(({ end }, at) => {
    const next = words[at + 1]
    return next ? pauseOf(text.slice(end, next.start)) : 0
  })
  const total = [...efforts, ...pauses].reduce((sum, effort) => sum + effort, 0)
  const perLetter = (heard.end - heard.start) / Math.max(1, total)
  const frame = Math.round((frameMs * sampleRateHz) / 1000)
  const marks: WordMark[] = []
  let spent = 0
  let reached = heard.start
  for (const [at, word] of words.entries()) {
    spent += efforts[at] ?? 0
    const ends = heard.start + spent * perLetter
    spent += pauses[at] ?? 0
    const nextStarts = heard.start + spent * perLetter
    const shorter = Math.min(efforts[at] ?? 1, efforts[at + 1] ?? 1) * perLetter
    const reach = Math.min(searchShare * shorter, (searchMsMax * sampleRateHz) / 1000)
    const isLast = at === words.length - 1
    const quiet = isLast
      ? heard.end
      : quietestNear(samples, Math.round((ends + nextStarts) / 2), Math.round(reach), frame)
    const half = (nextStarts - ends) / 2
    const end = isLast ? heard.end : Math.min(heard.end, Math.max(reached, quiet - half))
    const toMs = (sample: number) => (sample * 1000) / sampleRateHz
    marks.push({ textStart: word.start, textEnd: word.end, startMs: toMs(reached), endMs: toMs(end) })
    // Signs that take no time to say stand where their neighbour ends, also at the very end.
    reached = Math.min(heard.end, Math.max(end, quiet + half))
  }
  return marks
}

function wordsOf(text: string, language: string): Span[] {
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(text)
  return [...segments]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ index, segment }) => ({ start: index, end: index + segment.length }))
}
