import type { WorkCheck } from '@vireo/contracts/publishing'

import { formatDecimal } from '#kit/format/index.ts'
import { releaseWords } from './words.ts'

/** Says what was measured, in the unit of what it is. */
export function measuredText(code: WorkCheck['code'], value: number): string {
  if (code === 'loudness') return releaseWords.loudnessIs(formatDecimal(value))
  if (code === 'peak') return releaseWords.peakIs(formatDecimal(value))
  return releaseWords.silenceIs(formatDecimal(value / 1000))
}
