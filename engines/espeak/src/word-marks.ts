import type { EspeakEvent } from '@echogarden/espeak-ng-emscripten'
import type { MappedText, WordMark } from '@vireo/engines'

type HeardWord = { readonly codePoint: number; readonly startMs: number; endMs: number | undefined }

/** Scripts that put no blanks between words: there, words that touch are still two. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u

/** Blanks and punctuation, except signs that are read aloud. */
const leading = /^(?:[\s<>|~^`]|(?![&@%#*/\\§])\p{P})+/u
const trailing = /(?:[\s<>|~^`]|(?![&@%#*/\\§])\p{P})+$/u
const separating = /[\s—–…]/

/** Collects word events; a word ends where the pause after its last sound begins, or where the next begins. */
export class WordCollector {
  readonly #words: HeardWord[] = []
  #hasSounds = false

  /** Whether there was anything but pauses. */
  get hasSounds(): boolean {
    return this.#hasSounds
  }

  add(event: EspeakEvent): void {
    const word = this.#words.at(-1)
    if (event.type === 'phoneme') {
      const isPause = event.id === ''
      // Names in parentheses announce that another language's sounds follow.
      const isSound = !isPause && !/^\(.*\)$/.test(String(event.id))
      this.#hasSounds ||= isSound
      if (word && isPause) word.endMs ??= event.audio_position
      if (word && isSound) word.endMs = undefined
    }
    if (word && (event.type === 'word' || event.type === 'end')) word.endMs ??= event.audio_position
    if (event.type === 'word') {
      this.#words.push({ codePoint: event.text_position - 1, startMs: event.audio_position, endMs: undefined })
    }
  }

  /** Marks in the original that `spoken` was made from: sorted, not overlapping, none beyond the audio. */
  marks(original: string, spoken: MappedText, durationMs: number): WordMark[] {
    const offsets = offsetsOfCodePoints(spoken.text)
    const startOf = ({ codePoint }: HeardWord) => spoken.originStart(offsets[codePoint] ?? spoken.text.length)
    const starts = this.#words.map(startOf)
    const marks: WordMark[] = []
    for (const [index, word] of this.#words.entries()) {
      const start = starts[index] ?? 0
      const next = starts.find((candidate, at) => at > index && candidate > start) ?? original.length
      const endMs = Math.min(word.endMs ?? durationMs, durationMs)
      append(marks, original, trimmed(original, start, next), [Math.min(word.startMs, endMs), endMs])
    }
    return marks
  }
}

function offsetsOfCodePoints(text: string): number[] {
  const offsets: number[] = []
  let at = 0
  for (const character of text) {
    offsets.push(at)
    at += character.length
  }
  return offsets
}

type Span = readonly [start: number, end: number]

/** Trims blanks and punctuation from a span; empty if nothing else is in it. */
function trimmed(text: string, start: number, end: number): Span {
  const slice = text.slice(start, end)
  const first = start + (leading.exec(slice)?.[0].length ?? 0)
  return [first, Math.max(first, end - (trailing.exec(slice)?.[0].length ?? 0))]
}

/** Tells whether what was spoken as two words is written as one: "$5", "3,000". */
function isOneWord(text: string, previousEnd: number, start: number): boolean {
  const isSpaced = !unspaced.test(text.charAt(previousEnd - 1)) && !unspaced.test(text.charAt(start))
  return isSpaced && !separating.test(text.slice(previousEnd, start))
}

function append(marks: WordMark[], original: string, [textStart, textEnd]: Span, [startMs, endMs]: Span): void {
  if (textEnd <= textStart) return
  const previous = marks.at(-1)
  if (previous && (textStart < previous.textEnd || isOneWord(original, previous.textEnd, textStart))) {
    marks[marks.length - 1] = {
      ...previous,
      textEnd: Math.max(previous.textEnd, textEnd),
      endMs: Math.max(previous.endMs, endMs),
    }
    return
  }
  const from = Math.max(startMs, previous?.endMs ?? 0)
  marks.push({ textStart, textEnd, startMs: from, endMs: Math.max(from, endMs) })
}
