import { z } from 'zod'
import { defineEndpoint, Ok } from '../kit/index.ts'
import { PublishedSoundPath } from './library.ts'

const access = { scope: 'sound_generation' } as const
const onSound = { access, params: PublishedSoundPath, success: { status: 200, schema: Ok } } as const
const errors = ['history_item_not_found'] as const

/** So many stars are told at once. */
export const starsOfPage = 500

/** Which of one's sounds somebody starred, the last first. */
export const StarredSounds = z.object({
  history_item_ids: z.array(z.string()),
  /** Asks for those that were starred before these; null where there are none. */
  next_cursor: z.string().nullable(),
  has_more: z.boolean(),
})
export type StarredSounds = z.infer<typeof StarredSounds>

/** What somebody liked best of what they made: kept for them, and seen by nobody else. */
export const starEndpoints = {
  listStarred: defineEndpoint({
    id: 'soundEffects.listStarred',
    method: 'GET',
    path: '/v1/sound-generation/favourites',
    summary: 'List which of your own sounds you starred, the last first',
    access,
    query: z.object({
      page_size: z.number().int().min(1).max(starsOfPage).default(starsOfPage),
      cursor: z.string().max(100).nullish(),
    }),
    success: { status: 200, schema: StarredSounds },
    errors: ['invalid_cursor'],
  }),
  star: defineEndpoint({
    ...onSound,
    id: 'soundEffects.star',
    method: 'PUT',
    path: '/v1/sound-generation/:history_item_id/favourite',
    summary: 'Star a sound of yours',
    errors: [...errors, 'not_a_sound'],
  }),
  unstar: defineEndpoint({
    ...onSound,
    id: 'soundEffects.unstar',
    method: 'DELETE',
    path: '/v1/sound-generation/:history_item_id/favourite',
    summary: 'Take the star from a sound of yours',
    errors,
  }),
} as const
