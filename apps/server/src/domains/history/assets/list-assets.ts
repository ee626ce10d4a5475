import type { assetsEndpoints } from '@vireo/contracts/assets'
import type { Input } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { listAssetsOf } from './asset-store.ts'
import type { AssetRow } from './tables.ts'

export type AssetsList = { readonly rows: readonly AssetRow[]; readonly hasMore: boolean }

/** Lists the assets of the caller's workspace, newest first, page by page. */
export async function listAssets(
  ctx: Context,
  { page_size: size, cursor, search }: Input<typeof assetsEndpoints.list>,
): Promise<AssetsList> {
  const wanted = search?.trim()
  const rows = await listAssetsOf(ctx, {
    cursor: cursor ?? undefined,
    limit: size + 1,
    search: wanted === '' ? undefined : wanted,
  })
  return { rows: rows.slice(0, size), hasMore: rows.length > size }
}
