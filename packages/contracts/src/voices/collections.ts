import { z } from 'zod'
import { defineEndpoint, defineErrors } from '../kit/index.ts'
import { AccessLevel } from '../resources/index.ts'
import { VoicePath } from './schemas.ts'

/** Icons that our own screens offer; clients may keep another name, which is shown as a folder. */
export const collectionIcons = [
  'folder',
  'star',
  'heart',
  'book',
  'mic',
  'headphones',
  'music',
  'film',
  'gamepad',
  'megaphone',
  'graduation-cap',
  'baby',
  'ghost',
  'globe',
  'briefcase',
  'sparkles',
] as const
export type CollectionIcon = (typeof collectionIcons)[number]

export const collectionsMax = 500
export const collectionVoicesMax = 1000

const Title = z
  .string()
  .trim()
  .min(1, 'Give the collection a title.')
  .max(100)
  .refine((title) => !/\p{Cc}/u.test(title), 'Leave line breaks and control characters out.')
const Icon = z.string().trim().min(1).max(64)

export const VoiceCollection = z.object({
  collection_id: z.string(),
  title: z.string(),
  icon: z.string(),
  permission_on_resource: AccessLevel,
  /** Voices in it that the caller can see. */
  voice_count: z.number().int(),
})
export type VoiceCollection = z.infer<typeof VoiceCollection>

export const collectionErrors = defineErrors({
  voice_collection_not_found: { status: 404, message: 'There is no such collection.' },
  voice_collection_limit_reached: {
    status: 400,
    message: 'There is no room for more: delete a collection, or take a voice out of this one.',
  },
})

const CollectionPath = z.object({ collection_id: z.string().min(1).max(64) })
const read = { scope: 'voice_collections_read' } as const
const write = { scope: 'voice_collections_write' } as const
const Membership = z.object({ collection_id: z.string(), voice_id: z.string() })

export const collectionEndpoints = {
  listCollections: defineEndpoint({
    id: 'voices.listCollections',
    method: 'GET',
    path: '/v1/voices/collections',
    summary: 'List collections of voices by their titles',
    access: read,
    success: { status: 200, schema: z.object({ collections: z.array(VoiceCollection) }) },
    errors: [],
  }),
  createCollection: defineEndpoint({
    id: 'voices.createCollection',
    method: 'POST',
    path: '/v1/voices/collections',
    summary: 'Create a collection of voices',
    access: write,
    body: z.object({ title: Title, icon: Icon }),
    success: { status: 200, schema: VoiceCollection },
    errors: ['voice_collection_limit_reached'],
    idempotent: true,
  }),
  getCollection: defineEndpoint({
    id: 'voices.getCollection',
    method: 'GET',
    path: '/v1/voices/collections/:collection_id',
    summary: 'Get a collection of voices',
    access: read,
    params: CollectionPath,
    success: { status: 200, schema: VoiceCollection },
    errors: ['voice_collection_not_found'],
  }),
  updateCollection: defineEndpoint({
    id: 'voices.updateCollection',
    method: 'PATCH',
    path: '/v1/voices/collections/:collection_id',
    summary: 'Rename a collection of voices or give it another icon',
    access: write,
    params: CollectionPath,
    body: z.object({ title: Title.nullish(), icon: Icon.nullish() }),
    success: { status: 200, schema: VoiceCollection },
    errors: ['voice_collection_not_found', 'forbidden'],
  }),
  deleteCollection: defineEndpoint({
    id: 'voices.deleteCollection',
    method: 'DELETE',
    path: '/v1/voices/collections/:collection_id',
    summary: 'Delete a collection; its voices stay',
    access: write,
    params: CollectionPath,
    success: { status: 200, schema: z.object({ collection_id: z.string() }) },
    errors: ['voice_collection_not_found', 'forbidden'],
  }),
  addToCollection: defineEndpoint({
    id: 'voices.addToCollection',
    method: 'POST',
    path: '/v1/voices/collections/:collection_id/voice/:voice_id',
    summary: 'Put a voice into a collection; one that is in it stays',
    access: write,
    params: CollectionPath.extend(VoicePath.shape),
    success: { status: 200, schema: Membership },
    errors: ['voice_collection_not_found', 'voice_not_found', 'forbidden', 'voice_collection_limit_reached'],
  }),
  removeFromCollection: defineEndpoint({
    id: 'voices.removeFromCollection',
    method: 'DELETE',
    path: '/v1/voices/collections/:collection_id/voice/:voice_id',
    summary: 'Take a voice out of a collection; one that is not in it stays out',
    access: write,
    params: CollectionPath.extend(VoicePath.shape),
    success: { status: 200, schema: Membership },
    errors: ['voice_collection_not_found', 'forbidden'],
  }),
} as const
