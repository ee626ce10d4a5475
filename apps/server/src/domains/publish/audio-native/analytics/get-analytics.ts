import type { AudioNativeAnalytics } from '@vireo/contracts/audio-native'
import type { Context } from '#kernel/context.ts'
import { type HeardRow, listHeard, listNamesOf, sumQuarters } from './listen-store.ts'
import { type Asked, rangeOf } from './range-of.ts'

const listedMax = 50
const daysMax = 366

/** Reads what was heard in a time: by day, by quarter of the recordings, by country and by page. */
export async function getAnalytics(ctx: Context, asked: Asked): Promise<AudioNativeAnalytics> {
  const range = await rangeOf(ctx, asked)
  const [days, countries, pages, { q1, q2, q3, q4 }] = await Promise.all([
    listHeard(ctx, { ...range, by: 'day', limit: daysMax }),
    listHeard(ctx, { ...range, by: 'country', limit: listedMax }),
    listHeard(ctx, { ...range, by: 'page', limit: listedMax }),
    sumQuarters(ctx, range),
  ])
  const names = await listNamesOf(
    ctx,
    pages.map(({ key }) => key ?? ''),
  )
  const nameOf = new Map(names.map((name) => [name.id, name]))
  const sum = (read: (row: HeardRow) => number) => days.reduce((total, row) => total + read(row), 0)
  return {
    plays: sum(({ plays }) => plays),
    completed: sum(({ completed }) => completed),
    listened_seconds: sum(({ seconds }) => seconds),
    quarter_seconds: [q1, q2, q3, q4],
    days: days
      .map((row) => ({ day: row.key ?? '', ...heardOf(row) }))
      .toSorted((one, other) => one.day.localeCompare(other.day)),
    countries: countries.map((row) => ({ country: row.key, ...heardOf(row) })),
    pages: pages.map((row) => {
      const { id = '', address = null, title = null } = nameOf.get(row.key ?? '') ?? {}
      return { page_id: id, url: address, title, ...heardOf(row) }
    }),
  }
}

function heardOf({ plays, completed, seconds }: HeardRow) {
  return { plays, completed, listened_seconds: seconds }
}
