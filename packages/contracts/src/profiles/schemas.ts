import { z } from 'zod'
import { coded, idOf } from '../kit/index.ts'
import { PublicUserName, shownText } from '../users/index.ts'
import { workKinds } from '../publishing/index.ts'
import { VoiceFace } from '../voices/index.ts'

/** How much there may be on a profile. */
export const profileLimits = {
  handleMin: 3,
  handleMax: 30,
  bioMax: 500,
  linksMax: 5,
  labelMax: 40,
  urlMax: 300,
  voicesMax: 24,
  worksMax: 24,
  publishedWorksMax: 24,
  /** Handles that somebody had and that still lead to their page. */
  formerHandlesMax: 3,
  formerHandleDays: 90,
} as const

/** What stands behind the `@`. What it cannot be is not there, like any other that there is not. */
export const ProfilePath = z.object({
  profile_handle: z.string().overwrite((handle) => (/^[\w-]{1,200}$/u.test(handle) ? handle : '')),
})
export const CheckedHandlePath = z.object({ profile_handle: z.string().min(1).max(100) })
export const ProfilePicturePath = z.object({
  picture_name: z.string().overwrite((name) => (/^[0-9a-f]{32}$/u.test(name) ? name : '')),
})
export const ProfilePictureQuery = z.object({ key: z.string().max(100).optional() })

// Control characters but the end of a line, and what turns the direction of reading.
const misleading = /[^\P{Cc}\n]|[\p{Cs}\p{Zl}\p{Zp}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/u

const Bio = z
  .string()
  .transform((text) => text.replaceAll(/\r\n?/gu, '\n').trim())
  .refine((text) => [...text].length <= profileLimits.bioMax, `Use at most ${profileLimits.bioMax} characters.`)
  .refine((text) => !misleading.test(text), 'Use visible characters only.')

/** Tells whether an address may stand on a profile: encrypted, on a named host, and without a name or password in it. */
export function isProfileLink(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return (
    url?.protocol === 'https:' &&
    url.username === '' &&
    url.password === '' &&
    /\.[a-z][a-z0-9-]*\.?$/u.test(url.hostname) &&
    url.href.length <= profileLimits.urlMax
  )
}

const LinkAddress = coded(
  'profile_link_invalid',
  z
    .string()
    .trim()
    .max(profileLimits.urlMax)
    .refine(isProfileLink, 'Use an address that begins with https://.')
    .transform((text) => new URL(text).href),
)

export const ProfileLink = z.object({ label: shownText(1, profileLimits.labelMax), url: LinkAddress })
export type ProfileLink = z.infer<typeof ProfileLink>

/** How a profile is to be; what is absent stays as it is. */
export const ProfileChange = z.object({
  handle: z.string().max(100).optional(),
  name: PublicUserName.optional(),
  bio: Bio.optional(),
  links: z.array(ProfileLink).max(profileLimits.linksMax).optional(),
  /** Published voices of the caller in this workspace, in the order in which they are shown. */
  voice_ids: z
    .array(idOf('voice', z.string().min(1).max(64)))
    .max(profileLimits.voicesMax)
    .optional(),
  /** Recordings of the caller in this workspace that have a public link. */
  history_item_ids: z
    .array(idOf('historyItem', z.string().min(1).max(64)))
    .max(profileLimits.worksMax)
    .optional(),
  /** Works of the caller in this workspace that are released. */
  work_ids: z
    .array(idOf('publishedWork', z.string().min(1).max(64)))
    .max(profileLimits.publishedWorksMax)
    .optional(),
  is_public: z.boolean().optional(),
  may_be_indexed: z.boolean().optional(),
})
export type ProfileChange = z.infer<typeof ProfileChange>

/** A published voice that is on a profile, or may be. */
export const ProfileVoice = z.object({
  voice_id: z.string(),
  name: z.string(),
  description: z.string(),
  face: VoiceFace,
  preview_url: z.string(),
})
export type ProfileVoice = z.infer<typeof ProfileVoice>

/** A recording that is on a profile, or may be. */
export const ProfileWork = z.object({
  history_item_id: z.string(),
  /** How it begins; null where nothing of it is written. */
  title: z.string().nullable(),
  voice_name: z.string().nullable(),
  duration_ms: z.number().int(),
  share_link: z.string(),
})
export type ProfileWork = z.infer<typeof ProfileWork>

/** A released work that is on a profile, or may be. */
export const ProfilePublishedWork = z.object({
  work_id: z.string(),
  kind: z.enum(workKinds),
  title: z.string(),
  author: z.string(),
  /** Its page, where everybody hears it. */
  url: z.string(),
  cover_url: z.string(),
})
export type ProfilePublishedWork = z.infer<typeof ProfilePublishedWork>

/** A profile as its owner sees it. */
export const OwnProfile = z.object({
  handle: z.string().nullable(),
  name: z.string().nullable(),
  bio: z.string(),
  links: z.array(z.object({ label: z.string(), url: z.string() })),
  picture_url: z.string().nullable(),
  is_public: z.boolean(),
  may_be_indexed: z.boolean(),
  /** Whether whoever runs the instance took it out of public view. */
  is_taken_down: z.boolean(),
  /** Where its page is, or will be; null without a handle. */
  page_url: z.string().nullable(),
  /** Names that it had: each leads to the page until then, and nobody else is given it. */
  former_handles: z.array(z.object({ handle: z.string(), until_unix: z.number().int() })),
  /** Those of this workspace that everybody sees; what is no longer public is left out. */
  voices: z.array(ProfileVoice),
  works: z.array(ProfileWork),
  published_works: z.array(ProfilePublishedWork),
})
export type OwnProfile = z.infer<typeof OwnProfile>

export const handleStates = ['available', 'yours', 'taken', 'reserved', 'invalid'] as const
export const CheckedHandle = z.object({
  /** As it would be kept: in small letters. */
  handle: z.string(),
  state: z.enum(handleStates),
})
export type CheckedHandle = z.infer<typeof CheckedHandle>

/** What everybody is told of a profile. */
export const PublicProfile = z.object({
  handle: z.string().nullable(),
  public_user_id: z.string().nullable(),
  name: z.string().nullable(),
  bio: z.string().nullable(),
  profile_picture: z.string().nullable(),
})
export type PublicProfile = z.infer<typeof PublicProfile>

export const ProfileWorksQuery = z.object({
  cursor: coded('invalid_cursor', z.string().min(1).max(64)).optional(),
  page_size: coded('invalid_page_size', z.coerce.number().int().min(1).max(100)).default(30),
})
export const ProfileWorks = z.object({
  works: z.array(ProfileWork),
  has_more: z.boolean(),
  next_cursor: z.string().nullable(),
})
export type ProfileWorks = z.infer<typeof ProfileWorks>

/** Released works that may be on a profile. */
export const ProfilePublishedWorks = z.object({
  works: z.array(ProfilePublishedWork),
  has_more: z.boolean(),
  next_cursor: z.string().nullable(),
})
export type ProfilePublishedWorks = z.infer<typeof ProfilePublishedWorks>
