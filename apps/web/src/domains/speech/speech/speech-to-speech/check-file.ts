import { voiceChangeLimits } from '@vireo/contracts/speech'

import { voiceChangeWords } from './words.ts'

const minuteMs = 60_000

/** Says what stands against a recording of this length; undefined when nothing does. */
export function problemWithLength(durationMs: number): string | undefined {
  const { durationMsMax } = voiceChangeLimits
  return durationMs > durationMsMax ? voiceChangeWords.problems.tooLong(durationMsMax / minuteMs) : undefined
}
