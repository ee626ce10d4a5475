import { AppError } from '#kernel/errors.ts'
import type { TaskRow } from './task-tables.ts'

/**
 * Answers a place of the recording of a task in milliseconds. Throws `production_place_beyond_end`, with where the recording ends,
 * where it has ended before.
 */
export function placeInRecording(
  { duration_ms: endMs }: Pick<TaskRow, 'duration_ms'>,
  seconds: number,
  param: string,
): number {
  const ms = Math.round(seconds * 1000)
  if (ms > endMs) throw new AppError('production_place_beyond_end', { param, data: { ends_at_s: endMs / 1000 } })
  return ms
}
