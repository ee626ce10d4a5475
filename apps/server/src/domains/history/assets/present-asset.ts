import type { Asset, AssetsPage } from '@vireo/contracts/assets'
import { unixSeconds } from '#kernel/formats/unix-seconds.ts'
import type { With } from '#ports/ports.ts'
import { contentAddress } from './content-address.ts'
import type { AssetsList } from './list-assets.ts'
import type { AssetRow } from './tables.ts'

/** Presents a page of the assets of a workspace. */
export function presentAssets({ rows, hasMore }: AssetsList, ctx: With<'settings' | 'vault'>): AssetsPage {
  return {
    assets: rows.map((row) => presentAsset(row, ctx)),
    next_cursor: hasMore ? (rows.at(-1)?.id ?? null) : null,
    has_more: hasMore,
  }
}

/** Presents one of them. */
export function presentAsset(row: AssetRow, ctx: With<'settings' | 'vault'>): Asset {
  return {
    asset_id: row.id,
    name: row.name,
    mime_type: row.mime_type,
    created_at_unix: unixSeconds(row.created_at),
    content_url: contentAddress(ctx, row),
  }
}
