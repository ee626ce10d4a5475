import type { EngineModel } from '@vireo/contracts/engines'

import { formatDecimal, formatSize } from '#kit/format/index.ts'
import { enginesWords } from '../words.ts'

/** Writes out what was measured when a model was tried. */
export function trialFacts(trial: NonNullable<EngineModel['trial']>): string[] {
  const { real_time_factor: factor, first_sound_ms: first, memory_bytes: memory, word_error_rate: wrong } = trial
  return [
    enginesWords.speed(formatDecimal(1 / Math.max(factor, 0.001))),
    first === null ? '' : enginesWords.first(Math.round(first)),
    memory === null ? '' : enginesWords.memory(formatSize(memory)),
    wrong === null ? '' : enginesWords.wrongWords(formatDecimal(100 * wrong)),
  ].filter((fact) => fact !== '')
}
