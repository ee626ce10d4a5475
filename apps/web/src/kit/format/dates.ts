import { currentLanguage, currentLocale } from '../language/index.ts'

const second = 1
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
const week = 7 * day
const month = 4 * week
const year = 12 * month

const steps = [
  ['second', second, minute],
  ['minute', minute, hour],
  ['hour', hour, day],
  ['day', day, week],
  ['week', week, month],
  ['month', month, year],
  ['year', year, Number.POSITIVE_INFINITY],
] as const

/** Writes a date as MM/DD/YY in the viewer’s zone; where German is spoken, DD.MM.YY. */
export function formatDate(unixSeconds: number): string {
  const date = new Date(unixSeconds * 1000)
  const [yy, mm, dd] = [date.getFullYear() % 100, date.getMonth() + 1, date.getDate()].map(twoDigits)
  return { en: `${mm}/${dd}/${yy}`, de: `${dd}.${mm}.${yy}` }[currentLanguage()]
}

/** Writes a date and the time of day in the viewer's zone. */
export function formatDateTime(unixSeconds: number): string {
  const date = new Date(unixSeconds * 1000)
  return `${formatDate(unixSeconds)}, ${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`
}

/** Says how long ago, floored to the largest of seconds, minutes, hours, days, weeks, months of 4 weeks, and years of 12. */
export function formatAgo(unixSeconds: number, nowMs: number): string {
  const passed = Math.max(0, Math.floor(nowMs / 1000) - unixSeconds)
  const ago = new Intl.RelativeTimeFormat(currentLocale(), { numeric: 'always' })
  for (const [unit, size, limit] of steps) {
    if (passed < limit) return ago.format(-Math.floor(passed / size), unit)
  }
  return formatDate(unixSeconds)
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
