import { AppError } from '#kernel/errors.ts'

/** More points in time than anybody reads, and than a server should make. */
export const bucketsMax = 5000

export type TimeRange = { readonly from: Date; readonly until: Date }

/** Returns a time range from its ends in Unix milliseconds, the last included. Throws `invalid_time_range`. */
export function timeRange(startMs: number, endMs: number, param: string): TimeRange {
  if (endMs < startMs) throw unusable('The time asked for ends before it begins.', param)
  return { from: new Date(startMs), until: new Date(endMs + 1) }
}

/** Refuses what would have more buckets than anybody reads, before any of them is made. */
export function assertFewBuckets({ from, until }: TimeRange, secondsEach: number, param: string): void {
  if ((until.getTime() - from.getTime()) / 1000 / secondsEach <= bucketsMax) return
  throw unusable(`That is more than ${bucketsMax} points in time: ask for a shorter time or a longer interval.`, param)
}

/** Returns the usual name of a time zone. Throws `invalid_time_range` for one there is not. */
export function knownTimeZone(name: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    throw unusable(`There is no time zone ${name}.`, 'time_zone')
  }
}

function unusable(message: string, param: string): AppError {
  return new AppError('invalid_time_range', { message, param })
}
