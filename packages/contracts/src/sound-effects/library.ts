import { z } from 'zod'
import { idOf } from '../kit/index.ts'

/** What sounds of the library are found by. */
export const soundCategories = [
  'restaurant',
  'park',
  'industrial',
  'school',
  'office',
  'urban',
  'ocean',
  'nature',
  'weather',
  'foley',
  'fantasy',
  'human',
  'device',
  'sci-fi',
  'horror',
  'animal',
  'boom',
  'braam',
  'riser',
  'whoosh',
  'drone',
  'impact',
  'weapon',
  'transport',
  'household',
  'percussion',
  'cymbal',
  'synth',
  'bass',
  'guitar',
  'key',
  'string',
  'brass',
  'woodwind',
  'ui element',
  'sport',
  'vehicle',
  'misc',
] as const
export const SoundCategory = z.enum(soundCategories)
export type SoundCategory = z.infer<typeof SoundCategory>

/** What others may do with a sound of the library: everything, or everything with the name of its maker. */
export const soundLicences = ['cc0', 'cc-by'] as const
export const SoundLicence = z.enum(soundLicences)
export type SoundLicence = z.infer<typeof SoundLicence>

export const soundSorts = ['trending_score', 'like_count', 'purchased_count', 'sharing_date_unix'] as const
export type SoundSort = (typeof soundSorts)[number]

/** How long what people say of a sound may be, and how much is asked for at once. */
export const soundLibraryLimits = { nameMax: 80, tagsMax: 8, tagMax: 30, authorMax: 60, downloadMax: 50 } as const
const { nameMax, tagsMax, tagMax, authorMax, downloadMax } = soundLibraryLimits

export const LibraryQuery = z.object({
  page_size: z.number().int().min(1).max(100).default(30),
  category: SoundCategory.nullish(),
  /** Words of a name, in English or German; the beginning of each is enough. */
  search: z.string().max(200).nullish(),
  sort: z.enum(soundSorts).nullish().default('trending_score'),
  featured: z.boolean().default(false),
  /** Ours: only what the caller likes. */
  favourites: z.boolean().default(false),
  /** Ours: only what their workspace published. */
  own: z.boolean().default(false),
  page: z.number().int().min(0).max(10_000).default(0),
  /** Ours: `last_sort_id` of the page before; `page` says nothing then. */
  cursor: z.string().max(300).nullish(),
})

export const LibraryPath = z.object({ generation_id: z.string().min(1).max(200) })

const count = z.number().int()

/** A sound that everybody on the instance may hear. */
export const SharedSound = z.object({
  /** Who published it, as others see them; `vireo` is the house. */
  public_user_id: z.string(),
  history_item_id: z.string(),
  generation_id: z.string(),
  /** Its name. */
  text: z.string(),
  category: SoundCategory,
  /** `name_de` is its German name; `length` says `loop` of what goes on without an end. */
  labels: z.record(z.string(), z.string()),
  purchased_count: count,
  like_count: count,
  featured: z.boolean(),
  preview_url: z.string(),
  /** What is heard there: of published sounds the recording as it is, where browsers play that. */
  preview_type: z.enum(['audio/mpeg', 'audio/wav']),
  /** Whether the caller took it into their history. */
  purchased: z.boolean(),
  icon_url: z.string(),
  /** What it was made of. */
  prompt: z.string(),
  tags: z.array(z.string()),
  licence: SoundLicence,
  /** Whose name goes with it; null where nobody's does. */
  author: z.string().nullable(),
  /** Null until it is made. */
  duration_ms: z.number().int().nullable(),
  /** The highest level of each of 100 equal stretches, 0–100; null until it is made. */
  peaks: z.array(z.number()).nullable(),
  is_favourite: z.boolean(),
  /** Whether the caller's workspace published it. */
  is_own: z.boolean(),
  shared_at_unix: z.number().int(),
})
export type SharedSound = z.infer<typeof SharedSound>

export const SharedSounds = z.object({
  shared_sound_generations: z.array(SharedSound),
  last_sort_id: z.string().nullable(),
  has_more: z.boolean(),
})
export type SharedSounds = z.infer<typeof SharedSounds>

/** How many sounds the library has of each category that it has any of, the largest first. */
export const SoundCategories = z.object({
  categories: z.array(z.object({ category: SoundCategory, sounds: z.number().int() })),
})
export type SoundCategories = z.infer<typeof SoundCategories>

/** Asks for what sounds like a sound of the library, or like one of the caller's own. */
export const SimilarSoundsQuery = z.object({
  generation_id: z.string().min(1).max(200).nullish(),
  history_item_id: idOf('historyItem', z.string().min(1).max(64)).nullish(),
  page_size: z.number().int().min(1).max(30).default(12),
})
export const SimilarSounds = z.object({ shared_sound_generations: z.array(SharedSound) })

export const LibraryDownload = z.object({
  generation_ids: z.array(z.string().min(1).max(200)).min(1).max(downloadMax),
  output_format: z.enum(['mp3', 'wav']).default('mp3'),
})

export const PublishedSoundPath = z.object({ history_item_id: idOf('historyItem', z.string().min(1).max(64)) })

const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}]*$/u)

/** What somebody says of a sound that they put before everybody. */
export const PublishSoundBody = z
  .object({
    name: line(nameMax).meta({ examples: ['Rain on the tin roof of our shed'] }),
    category: SoundCategory.meta({ examples: ['nature'] }),
    tags: z.array(line(tagMax)).max(tagsMax).default([]),
    licence: SoundLicence,
    /** Named where the licence asks for it. */
    author: line(authorMax).nullish(),
    rights_confirmed: z.literal(true),
  })
  .refine(({ licence, author }) => licence !== 'cc-by' || typeof author === 'string', {
    path: ['author'],
    message: 'This licence asks for the name of the maker.',
  })
export type PublishSoundBody = z.infer<typeof PublishSoundBody>

/** A sound of the workspace's that stands, or stood, in the library. */
export const SoundPublication = z.object({ sound: SharedSound, is_taken_down: z.boolean() })
export type SoundPublication = z.infer<typeof SoundPublication>
