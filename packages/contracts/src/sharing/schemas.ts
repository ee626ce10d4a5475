import { z } from 'zod'
import { idOf, UnixSeconds } from '../kit/index.ts'

export const SharedItemPath = z.object({ history_item_id: idOf('historyItem', z.string().min(1).max(64)) })

/** The link to one recording. The first two members are the field's, the others ours. */
export const ShareLink = z.object({
  share_link: z.string(),
  public_user_name: z.string().nullable(),
  share_link_id: z.string(),
  /** Null: it ends with the recording. */
  expires_at_unix: z.number().int().nullable(),
  has_password: z.boolean(),
  may_download: z.boolean(),
  /** Whether search engines may list its page. */
  may_be_indexed: z.boolean(),
  opens: z.number().int(),
  plays: z.number().int(),
})
export type ShareLink = z.infer<typeof ShareLink>

/** Bounds of a link's password, in characters. */
export const sharePasswordBounds = { min: 4, max: 128 } as const

/** How a link is to be; what is absent stays as it is. */
export const ShareLinkRequest = z.object({
  /** Null: it ends with the recording. */
  expires_at_unix: UnixSeconds.nullish(),
  /** Null takes the password away. */
  password: z.string().min(sharePasswordBounds.min).max(sharePasswordBounds.max).nullish(),
  may_download: z.boolean().optional(),
  may_be_indexed: z.boolean().optional(),
})

/** Whether a workspace allows public links. */
export const SharingSettings = z.object({
  allows_public_links: z.boolean(),
  /** Whether the caller may change it. */
  can_change: z.boolean(),
  /** Whether screens offer sharing: not on the enterprise tier, unless the instance makes videos of speech. */
  has_share_button: z.boolean(),
})
export type SharingSettings = z.infer<typeof SharingSettings>

export const SharingSettingsChange = z.object({ allows_public_links: z.boolean() })
