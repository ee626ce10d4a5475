import { AppError } from '#kernel/errors.ts'
import { presentSampleReport } from './present-sample-report.ts'
import type { TakenSamples } from './take-samples.ts'

/** Returns the error for a request of which every file was refused, with the reason for each. */
export function noneUsable(files: TakenSamples['files']): AppError {
  const samples = files.map(presentSampleReport)
  const message = samples.length === 1 ? samples[0]?.message : undefined
  return new AppError('no_usable_samples', { param: 'files', data: { samples }, ...(message && { message }) })
}
