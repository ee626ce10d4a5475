import type { HistoryItem } from '@vireo/contracts/history'
import { dayOf, type Day } from '@vireo/ui'

import { currentLocale } from '#kit/language/index.ts'
import { historyWords } from '../words.ts'

/** What was made on one day where the viewer is, in the order of the list. */
export type DayOfHistory = { readonly day: Day; readonly items: readonly HistoryItem[] }

/** Puts what was made on the same day together; the order stays. */
export function daysOf(items: readonly HistoryItem[]): DayOfHistory[] {
  const days: { day: Day; items: HistoryItem[] }[] = []
  for (const item of items) {
    const day = dayOf(item.date_unix * 1000)
    const last = days.at(-1)
    if (last?.day === day) last.items.push(item)
    else days.push({ day, items: [item] })
  }
  return days
}

/** How many rows are drawn or left out together. */
export const stretchMax = 20

/** Cuts what was made on a day into stretches that are drawn or left out together. */
export function stretchesOf(items: readonly HistoryItem[]): (readonly HistoryItem[])[] {
  return Array.from({ length: Math.ceil(items.length / stretchMax) }, (_, at) =>
    items.slice(at * stretchMax, (at + 1) * stretchMax),
  )
}

/** Names a day as people do: today, yesterday, else by its date; the year only where it is another one. */
export function dayTitle(day: Day, nowMs: number): string {
  const today = new Date(nowMs)
  if (day === dayOf(nowMs)) return historyWords.today
  if (day === dayOf(daysBefore(today, 1).getTime())) return historyWords.yesterday
  const date = localNoon(day)
  const isThisYear = date.getFullYear() === today.getFullYear()
  return new Intl.DateTimeFormat(currentLocale(), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(date)
}

/** Writes the time of day at which something was made. */
export function timeOfDay(unixSeconds: number): string {
  return new Intl.DateTimeFormat(currentLocale(), { timeStyle: 'short' }).format(unixSeconds * 1000)
}

function daysBefore(date: Date, count: number): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() - count, 12)
}

function localNoon(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, 12)
}
