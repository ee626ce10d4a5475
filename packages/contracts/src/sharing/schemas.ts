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
  /** Whether the caller runs the instance, and decides about what was reported. */
  may_decide_reports: z.boolean(),
})
export type SharingSettings = z.infer<typeof SharingSettings>

export const SharingSettingsChange = z.object({ allows_public_links: z.boolean() })

/** What stands in the address of a link. What it cannot be is not there, like any other that there is not. */
export const SharedPagePath = z.object({
  share_token: z.string().overwrite((token) => (/^[\w-]{1,200}$/u.test(token) ? token : '')),
})

/** What the page of a link with a password hands on once it was opened. */
export const SharedAudioQuery = z.object({
  key: z.string().max(200).optional(),
  /** Whether it is kept as a file, where its owner allows that. */
  download: z.enum(['1']).optional(),
})

export const OEmbedQuery = z.object({ url: z.string().max(500), format: z.enum(['json', 'xml']).default('json') })
/** A link to a recording, as oEmbed 1.0 describes one. */
export const OEmbed = z.object({
  version: z.literal('1.0'),
  type: z.literal('link'),
  title: z.string(),
  author_name: z.string().optional(),
  provider_name: z.string(),
  provider_url: z.string(),
  thumbnail_url: z.string().optional(),
  thumbnail_width: z.number().int().optional(),
  thumbnail_height: z.number().int().optional(),
})
export type OEmbed = z.infer<typeof OEmbed>
