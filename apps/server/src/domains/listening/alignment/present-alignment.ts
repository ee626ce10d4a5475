import type { ForcedAlignment } from '@vireo/contracts/alignment'
import type { AlignedRecording } from './align.ts'
import { type TimedCharacter, timedCharacters, timedWords, unitTimes } from './text-times.ts'

/** Presents where the words and characters of a text are, in seconds. */
export function presentAlignment({ text, language, marks }: AlignedRecording): ForcedAlignment {
  const times = unitTimes(text, marks)
  const words = timedWords(text, times, { marks, language })
  const loss = words.reduce((sum, word) => sum + word.loss, 0) / Math.max(1, words.length)
  return {
    characters: timedCharacters(text, times).map(inSeconds),
    words: words.map((word) => ({ ...inSeconds(word), loss: rounded(word.loss) })),
    loss: rounded(loss),
  }
}

function inSeconds({ text, startMs, endMs }: TimedCharacter): ForcedAlignment['characters'][number] {
  return { text, start: rounded(startMs / 1000), end: rounded(endMs / 1000) }
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}
