import { z } from 'zod'
import { coded, idOf } from '../kit/index.ts'
import {
  drawnVoiceParts,
  SharingReviewStatus,
  VerifiedLanguage,
  VoiceCategory,
  VoiceDescription,
  VoiceName,
} from '../voices/index.ts'

const text = (max: number) => z.string().max(max)
const count = z.number().int()
const unixSeconds = z.number().int()

/** A voice of the instance's library, as everybody sees it. */
export const LibraryVoice = z.object({
  public_owner_id: z.string(),
  voice_id: z.string(),
  date_unix: unixSeconds,
  name: z.string(),
  /** Labels that its owner left out are empty. */
  accent: z.string(),
  gender: z.string(),
  age: z.string(),
  descriptive: z.string(),
  use_case: z.string(),
  category: VoiceCategory,
  language: z.string().nullable(),
  locale: z.string().nullable(),
  description: z.string().nullable(),
  preview_url: z.string().nullable(),
  /** Characters spoken with copies of it, as their workspaces were charged for them; counted every hour. */
  usage_character_count_1y: count,
  usage_character_count_7d: count,
  play_api_usage_character_count_1y: count,
  /** Copies there are of it. */
  cloned_by_count: count,
  rate: z.number().nullable(),
  fiat_rate: z.number().nullable(),
  free_users_allowed: z.boolean(),
  live_moderation_enabled: z.boolean(),
  featured: z.boolean(),
  verified_languages: z.array(VerifiedLanguage).nullable(),
  /** Days that copies keep speaking after the owner has taken the voice back. */
  notice_period: count.nullable(),
  instagram_username: z.string().nullable(),
  twitter_username: z.string().nullable(),
  youtube_username: z.string().nullable(),
  tiktok_username: z.string().nullable(),
  image_url: z.string().nullable(),
  is_added_by_user: z.boolean().nullable(),
  is_bookmarked: z.boolean().nullable(),
  ...drawnVoiceParts,
})
export type LibraryVoice = z.infer<typeof LibraryVoice>

export const sharedVoiceSorts = ['created_date', 'usage_character_count_1y', 'trending', 'cloned_by_count'] as const
export type SharedVoiceSort = (typeof sharedVoiceSorts)[number]

/** Every way of narrowing the library that the public clients know, and where to go on. */
export const SharedVoiceSearch = z.object({
  page_size: coded('invalid_page_size', z.number().int().min(1).max(100)).default(30),
  category: VoiceCategory.nullish(),
  gender: text(50).nullish(),
  age: text(50).nullish(),
  accent: text(50).nullish(),
  language: text(20).nullish(),
  locale: text(20).nullish(),
  search: text(200).nullish(),
  use_cases: z.array(text(50)).max(50).nullish(),
  descriptives: z.array(text(50)).max(50).nullish(),
  featured: z.boolean().default(false),
  /** How long copies go on speaking after the owner took the voice back, in days. */
  min_notice_period_days: z.number().int().min(0).max(10_000).nullish(),
  /** Nobody sets a price for a voice here: `rate` is always null, and both answers find the same. */
  include_custom_rates: z.boolean().nullish(),
  include_live_moderated: z.boolean().nullish(),
  reader_app_enabled: z.boolean().default(false),
  owner_id: text(64).nullish(),
  sort: z.enum(sharedVoiceSorts).default('created_date'),
  page: z.number().int().min(0).max(1_000_000).default(0),
  /** The `last_sort_id` of the page before: goes on exactly there, whatever was published since. Wins over `page`. */
  last_sort_id: text(512).nullish(),
})
export type SharedVoiceSearch = z.infer<typeof SharedVoiceSearch>

export const LibraryVoicePage = z.object({
  voices: z.array(LibraryVoice),
  has_more: z.boolean(),
  total_count: count,
  last_sort_id: z.string().nullable(),
})
export type LibraryVoicePage = z.infer<typeof LibraryVoicePage>

/** A recording to look for, and how far to look. */
export const similarVoicesLimits = { fileBytesMax: 50_000_000, durationMsMax: 300_000, topKDefault: 10 } as const

export const SimilarVoicesFields = z.object({
  /** How far away a voice may be: 0 sounds just like the recording, from 1 on another person is more likely. */
  similarity_threshold: z.number().min(0).max(2).nullish(),
  top_k: z.number().int().min(1).max(100).nullish(),
})

/** A premade voice is nobody's: its `public_owner_id` is `premade`, and everybody has it without adding it. */
export const SimilarVoice = LibraryVoice.extend({
  /** From the recording, on the scale of `similarity_threshold`. */
  /** Null where there was no recording to be near to. */
  distance: z.number().nullable(),
})
export type SimilarVoice = z.infer<typeof SimilarVoice>

/** The nearest first; all there are in one answer. */
export const SimilarVoices = LibraryVoicePage.extend({ voices: z.array(SimilarVoice) })
export type SimilarVoices = z.infer<typeof SimilarVoices>

export const SharedVoicePath = z.object({
  public_user_id: idOf('user', z.string().min(1).max(64)),
  voice_id: idOf('voice', z.string().min(1).max(64)),
})

const lineBreaks = /\p{Cc}/u
const inOneLine = (written: z.ZodString) =>
  written.refine((value) => !lineBreaks.test(value), 'Leave line breaks and control characters out.')
const Line = (max: number) => inOneLine(z.string().trim().min(1).max(max))

/** The version of the terms below that people accept when they publish. */
export const publishingTermsVersion = '2026-11'
export const noticePeriodDaysMax = 1825
export const noticePeriodDaysDefault = 30

const Label = Line(50).transform((value) => value.toLowerCase().replaceAll(/\s+/gu, '_'))

/** What people find a voice by. */
export const SharedVoiceLabels = z.object({
  language: Line(20),
  accent: Label.optional(),
  gender: Label.optional(),
  age: Label.optional(),
  use_case: Label.optional(),
  descriptive: Label.optional(),
})
export type SharedVoiceLabels = z.infer<typeof SharedVoiceLabels>

const described = {
  name: inOneLine(VoiceName),
  description: VoiceDescription,
  labels: SharedVoiceLabels,
  /** Days that copies keep speaking after the voice was taken back. */
  notice_period_days: z.number().int().min(0).max(noticePeriodDaysMax),
  live_moderation_enabled: z.boolean(),
  free_users_allowed: z.boolean(),
  /** Without, only who has the link finds it. */
  enabled_in_library: z.boolean(),
}

export const PublishVoice = z.object({
  ...described,
  description: described.description.default(''),
  notice_period_days: described.notice_period_days.default(noticePeriodDaysDefault),
  live_moderation_enabled: described.live_moderation_enabled.default(false),
  free_users_allowed: described.free_users_allowed.default(true),
  enabled_in_library: described.enabled_in_library.default(true),
  terms_version: z.literal(publishingTermsVersion, 'Accept the current terms of publishing.'),
  terms_accepted: z.literal(true, 'Accept the terms of publishing.'),
})
export type PublishVoice = z.infer<typeof PublishVoice>

export const EditSharedVoice = z.object(described).partial()
export type EditSharedVoice = z.infer<typeof EditSharedVoice>

/** How a voice is published, as its owner sees it. */
export const PublishedVoice = z.object({
  voice_id: z.string(),
  public_owner_id: z.string(),
  status: z.enum(['enabled', 'disabled']),
  review_status: SharingReviewStatus,
  review_message: z.string().nullable(),
  name: z.string(),
  description: z.string(),
  labels: z.record(z.string(), z.string()),
  notice_period_days: count,
  live_moderation_enabled: z.boolean(),
  free_users_allowed: z.boolean(),
  enabled_in_library: z.boolean(),
  featured: z.boolean(),
  date_unix: unixSeconds,
  /** When copies stop speaking; null while the voice is published. */
  disable_at_unix: unixSeconds.nullable(),
  cloned_by_count: count,
  usage_character_count_1y: count,
  usage_character_count_7d: count,
  /** Where others see it and add it. */
  link: z.string(),
})
export type PublishedVoice = z.infer<typeof PublishedVoice>
