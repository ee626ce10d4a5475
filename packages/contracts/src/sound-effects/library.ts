import { z } from 'zod'

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

export const LibraryQuery = z.object({
  page_size: z.number().int().min(1).max(100).default(30),
  category: SoundCategory.nullish(),
  /** Words of a name, in English or German. */
  search: z.string().max(200).nullish(),
  sort: z
    .enum(['sharing_date_unix', 'purchased_count', 'like_count', 'trending_score'])
    .nullish()
    .default('trending_score'),
  featured: z.boolean().default(false),
  page: z.number().int().min(0).default(0),
})

export const LibraryPath = z.object({ generation_id: z.string().max(200) })

const count = z.number().int()

/** A sound that everybody may hear. */
export const SharedSound = z.object({
  public_user_id: z.string(),
  history_item_id: z.string(),
  generation_id: z.string(),
  /** Its name, which is what it is made of. */
  text: z.string(),
  category: SoundCategory,
  /** `name_de` is its German name; `length` says `loop` of what goes on without an end. */
  labels: z.record(z.string(), z.string()),
  purchased_count: count,
  like_count: count,
  featured: z.boolean(),
  preview_url: z.string(),
  purchased: z.boolean(),
  icon_url: z.string(),
})

export const SharedSounds = z.object({
  shared_sound_generations: z.array(SharedSound),
  last_sort_id: z.string().nullable(),
  has_more: z.boolean(),
})
