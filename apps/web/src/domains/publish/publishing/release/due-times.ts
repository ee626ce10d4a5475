import { currentLocale } from '#kit/language/index.ts'

/** So many days ahead can be chosen; what is further away is planned by the API. */
export const daysAhead = 90
const slotMinutes = 30
const slots = (24 * 60) / slotMinutes

/** A moment that is chosen as a day, counted from today, and a time of day in minutes; both in the viewer's zone. */
export type DueTime = { readonly day: number; readonly minutes: number }

/** Answers when that is, in seconds since 1970; days are as long as they are where clocks are set. */
export function unixOf({ day, minutes }: DueTime, nowMs: number): number {
  const now = new Date(nowMs)
  const at = new Date(now.getFullYear(), now.getMonth(), now.getDate() + day, 0, minutes)
  return Math.floor(at.getTime() / 1000)
}

/** Names the day that is so many days after today, with its weekday. */
export function dayName(day: number, nowMs: number): string {
  const style = { weekday: 'long', day: 'numeric', month: 'long' } as const
  return new Intl.DateTimeFormat(currentLocale(), style).format(unixOf({ day, minutes: 12 * 60 }, nowMs) * 1000)
}

/** Names a time of day, as it stands everywhere else. */
export function timeName(minutes: number): string {
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
}

/** Lists the times of a day that are still to come. */
export function timesOf(day: number, nowMs: number): readonly number[] {
  const all = Array.from({ length: slots }, (_, at) => at * slotMinutes)
  return all.filter((minutes) => unixOf({ day, minutes }, nowMs) * 1000 >= nowMs + 2 * 60_000)
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
