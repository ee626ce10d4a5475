/** A day as `2026-11-24`, in no zone. */
export type Day = string

/** From a day to a day, both of them in it; what is left out has no end on that side. */
export type DayRange = { readonly from?: Day | undefined; readonly to?: Day | undefined }

export type RangePreset = 'today' | 'week' | 'days30' | 'month' | 'year'

const dayMs = 86_400_000

/** Answers the day that it is at a moment where the viewer is. */
export function dayOf(unixMs: number): Day {
  const date = new Date(unixMs)
  return dayFrom(date.getFullYear(), date.getMonth(), date.getDate())
}

/** Moves by so many days. */
export function addDays(day: Day, count: number): Day {
  return new Date(noonOf(day).getTime() + count * dayMs).toISOString().slice(0, 10)
}

/** Moves by so many months, to the last day of the month where it has no such day. */
export function addMonths(day: Day, count: number): Day {
  const { year, month, date } = partsOf(day)
  const last = new Date(Date.UTC(year, month + count + 1, 0)).getUTCDate()
  return dayFrom(year, month + count, Math.min(date, last))
}

/** Answers the first day of the month that a day is in. */
export function monthOf(day: Day): Day {
  return `${day.slice(0, 8)}01`
}

/** Lays the month of a day out in weeks of seven days, which begin on `firstWeekday` (0 is Sunday); others fill it up. */
export function weeksOf(day: Day, firstWeekday: number): readonly (readonly Day[])[] {
  const first = monthOf(day)
  const before = (weekdayOf(first) - firstWeekday + 7) % 7
  const start = addDays(first, -before)
  const count = Math.ceil((before + lengthOf(first)) / 7)
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_unused, at) => addDays(start, week * 7 + at)),
  )
}

/** Answers the day of the week, 0 for Sunday. */
export function weekdayOf(day: Day): number {
  return noonOf(day).getUTCDay()
}

/** Answers the range that a preset means today. */
export function presetRange(preset: RangePreset, today: Day): Required<DayRange> {
  return {
    today: { from: today, to: today },
    week: { from: addDays(today, -6), to: today },
    days30: { from: addDays(today, -29), to: today },
    month: { from: monthOf(today), to: today },
    year: { from: addDays(addMonths(today, -12), 1), to: today },
  }[preset]
}

/** Tells whether two ranges hold the same days. */
export function isSameRange(a: DayRange, b: DayRange): boolean {
  return a.from === b.from && a.to === b.to
}

/** Puts two days in their order. */
export function rangeBetween(a: Day, b: Day): Required<DayRange> {
  return a <= b ? { from: a, to: b } : { from: b, to: a }
}

/** Answers noon of a day in UTC, from which no change of clocks leads to another day. */
export function noonOf(day: Day): Date {
  return new Date(`${day}T12:00:00Z`)
}

function lengthOf(day: Day): number {
  const { year, month } = partsOf(day)
  return new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
}

function partsOf(day: Day) {
  const date = noonOf(day)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth(), date: date.getUTCDate() }
}

function dayFrom(year: number, month: number, date: number): Day {
  return new Date(Date.UTC(year, month, date, 12)).toISOString().slice(0, 10)
}
