import { z } from 'zod'
import { coded, idOf } from '../kit/index.ts'

export const assetLimits = {
  fileBytesMax: 500_000_000,
  nameMax: 200,
  /** How long the address of a file's content is open. */
  contentSeconds: 3600,
} as const

export const AssetPath = z.object({ asset_id: idOf('asset', z.string().min(1).max(64)) })

/** Everything about an asset but the file itself, which is the file `asset`. */
export const AssetFields = z.object({ name: z.string().trim().min(1).max(assetLimits.nameMax) })

export const AssetsQuery = z.object({
  page_size: coded('invalid_page_size', z.number().int().min(1).max(100)).default(30),
  /** From the page before. */
  cursor: coded('invalid_cursor', z.string().min(1).max(64)).nullish(),
  /** Part of a name, in any case. */
  search: z.string().max(200).nullish(),
})

/** One asset, as the field's clients read it. */
export const Asset = z.object({
  asset_id: z.string(),
  name: z.string(),
  /** What its bytes are, whatever the client said; `application/octet-stream` where they do not tell. */
  mime_type: z.string(),
  created_at_unix: z.number().int(),
  /** Opens without a key, for an hour. */
  content_url: z.string().nullable(),
})
export type Asset = z.infer<typeof Asset>

export const AssetsPage = z.object({
  assets: z.array(Asset),
  next_cursor: z.string().nullable(),
  has_more: z.boolean(),
})
export type AssetsPage = z.infer<typeof AssetsPage>

export const AssetContentQuery = z.object({
  /** Says until when it opens, and that we signed that. */
  key: z.string().max(200),
})
