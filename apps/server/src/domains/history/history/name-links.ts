import type { Context } from '#kernel/context.ts'
import { shareLinksOf } from './hooks.ts'
import type { HistoryRow } from './tables.ts'

/** Adds to items which of them have a public link; asks once for all of them. */
export async function nameLinks(ctx: Context, rows: readonly HistoryRow[]): Promise<readonly HistoryRow[]> {
  if (rows.length === 0) return rows
  const ids = rows.map(({ id }) => id)
  const links = await ctx.hooks.ask(shareLinksOf, ctx, ids)
  return links.size === 0 ? rows : rows.map((row) => ({ ...row, share_link_id: links.get(row.id) }))
}
