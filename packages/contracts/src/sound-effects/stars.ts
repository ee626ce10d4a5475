import { z } from 'zod'
import { defineEndpoint, Ok } from '../kit/index.ts'
import { PublishedSoundPath } from './library.ts'

const access = { scope: 'sound_generation' } as const
const onSound = { access, params: PublishedSoundPath, success: { status: 200, schema: Ok } } as const
const errors = ['history_item_not_found'] as const

/** So many stars are told, the newest first. */
export const starsMax = 500

/** Which of one's sounds somebody starred, the last first. */
export const StarredSounds = z.object({ history_item_ids: z.array(z.string()) })
export type StarredSounds = z.infer<typeof StarredSounds>

/** What somebody liked best of what they made: kept for them, and seen by nobody else. */
export const starEndpoints = {
  listStarred: defineEndpoint({
    id: 'soundEffects.listStarred',
    method: 'GET',
    path: '/v1/sound-generation/favourites',
    summary: 'List which of your own sounds you starred, the last first',
    access,
    success: { status: 200, schema: StarredSounds },
    errors: [],
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
