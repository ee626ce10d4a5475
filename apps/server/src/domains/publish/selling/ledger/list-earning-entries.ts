import type { Input } from '@vireo/contracts/kit'
import type { EarningEntries, sellingEndpoints } from '@vireo/contracts/selling'
import { unixSeconds } from '#kernel/formats/unix-seconds.ts'
import type { Context } from '#kernel/context.ts'
import { type ListedEntry, listEntries } from './entry-store.ts'

export type EntryPage = { readonly entries: readonly ListedEntry[]; readonly hasMore: boolean }

/** Lists the ledger of the workspace, newest first, page by page. */
export async function listEarningEntries(
  ctx: Context,
  { cursor, page_size: size }: Input<typeof sellingEndpoints.listEarningEntries>,
): Promise<EntryPage> {
  const found = await listEntries(ctx, ctx.workspaceId, { cursor, limit: size + 1 })
  return { entries: found.slice(0, size), hasMore: found.length > size }
}

/** Presents a page of the ledger. */
export function presentEntries({ entries, hasMore }: EntryPage): EarningEntries {
  return {
    entries: entries.map((entry) => ({
      entry_id: entry.id,
      kind: entry.kind,
      amount_cents: entry.amount_minor,
      currency: entry.currency,
      sale_id: entry.sale_id,
      title: entry.title,
      created_at_unix: unixSeconds(entry.created_at),
      payable_at_unix: unixSeconds(entry.payable_at),
    })),
    has_more: hasMore,
    next_cursor: hasMore ? (entries.at(-1)?.id ?? null) : null,
  }
}
