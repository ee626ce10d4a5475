import type { assetsEndpoints } from '@vireo/contracts/assets'
import type { Input } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { findAsset } from './asset-store.ts'
import type { AssetRow } from './tables.ts'

/** Finds an asset of the caller's workspace. Throws `asset_not_found`. */
export async function getAsset(ctx: Context, { asset_id: id }: Input<typeof assetsEndpoints.get>): Promise<AssetRow> {
  const row = await findAsset(ctx, id)
  if (!row) throw new AppError('asset_not_found')
  return row
}
