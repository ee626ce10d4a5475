import { nowMs } from '#kit/clock.ts'
import { formatAgo, formatDate, formatDateTime } from '#kit/format/index.ts'

/** Writes the day of an instant. */
export function dayText(instant: string): string {
  return formatDate(secondsOf(instant))
}

/** Writes an instant with the time of day. */
export function timeText(instant: string): string {
  return formatDateTime(secondsOf(instant))
}

/** Says how long ago an instant was. */
export function agoText(instant: string): string {
  return formatAgo(secondsOf(instant), nowMs())
}

function secondsOf(instant: string): number {
  return Math.floor(Date.parse(instant) / 1000)
}
