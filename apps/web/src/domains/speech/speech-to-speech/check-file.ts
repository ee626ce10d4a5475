import { voiceChangeLimits } from '@vireo/contracts'

import { isMediaFile } from '../../../kit/recorder/index.ts'
import { voiceChangeWords } from './words.ts'

const minuteMs = 60_000

/** What stands against sending a file, found before anything is sent. */
export function problemWithFile({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  const { problems } = voiceChangeWords
  if (!isMediaFile({ name, type })) return problems.type(name)
  if (size === 0) return problems.empty
  if (size > voiceChangeLimits.fileBytesMax) return problems.tooLarge(size, voiceChangeLimits.fileBytesMax)
  return undefined
}

/** What stands against a recording of this length. */
export function problemWithLength(durationMs: number): string | undefined {
  const { durationMsMax } = voiceChangeLimits
  return durationMs > durationMsMax ? voiceChangeWords.problems.tooLong(durationMsMax / minuteMs) : undefined
}
