import type { isolationEndpoints } from '@vireo/contracts/isolation'
import type { Input } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { listIsolationsOf } from './isolation-store.ts'
import type { IsolationRow } from './tables.ts'

export type IsolationList = { readonly rows: readonly IsolationRow[]; readonly hasMore: boolean }

/** Lists what the caller isolated, newest first, page by page. */
export async function listIsolations(
  ctx: Context,
  { page, page_size: size, search }: Input<typeof isolationEndpoints.list>,
): Promise<IsolationList> {
  const wanted = search?.trim()
  const rows = await listIsolationsOf(ctx, {
    offset: (page - 1) * size,
    limit: size + 1,
    search: wanted === '' ? undefined : wanted,
  })
  return { rows: rows.slice(0, size), hasMore: rows.length > size }
}
