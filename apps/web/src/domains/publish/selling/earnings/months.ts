import { currentLocale } from '#kit/language/index.ts'

const monthsListed = 24

/** Lists the months that have a statement, the present one first, as the API names them. */
export function lastMonths(nowMs: number): readonly string[] {
  const now = new Date(nowMs)
  return Array.from({ length: monthsListed }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back)).toISOString().slice(0, 7),
  )
}

/** Writes a month, such as “March 2026”. */
export function monthText(month: string): string {
  const format = new Intl.DateTimeFormat(currentLocale(), { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.format(new Date(`${month}-01T00:00:00Z`))
}
