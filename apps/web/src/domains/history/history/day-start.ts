/**
 * Answers when a day (YYYY-MM-DD) begins in the viewer's zone, in Unix seconds; `later` days after it. Undefined for
 * what is no day. A day has 23 or 25 hours where the clocks change.
 */
export function dayStart(day: string | undefined, later = 0): number | undefined {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(day ?? '') ?? []
  if (year === undefined || month === undefined || date === undefined) return undefined
  const start = new Date(Number(year), Number(month) - 1, Number(date) + later)
  return Math.floor(start.getTime() / 1000)
}
