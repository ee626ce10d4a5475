import type { VoiceId } from '@vireo/contracts/kit'
import { type VoiceCollection, voicesEndpoints } from '@vireo/contracts/voices'
import { unaudited } from '#http/declared/audited.ts'
import { defineRoutes } from '#http/routes.ts'
import { removeFromCollection } from './remove-from-collection.ts'
import { addToCollection } from './add-to-collection.ts'
import { deleteCollection } from './delete-collection.ts'
import { updateCollection } from './update-collection.ts'
import { createCollection } from './create-collection.ts'
import { listCollections, type ShownCollection } from './list-collections.ts'
import { getCollection } from './get-collection.ts'

const present = ({ row, access, voiceCount }: ShownCollection): VoiceCollection => ({
  collection_id: row.id,
  title: row.title,
  icon: row.icon,
  permission_on_resource: access,
  voice_count: voiceCount,
})
const presentAll = (collections: readonly ShownCollection[]) => ({ collections: collections.map(present) })
const presentMembership = (one: { readonly collectionId: string; readonly voiceId: VoiceId }) => ({
  collection_id: one.collectionId,
  voice_id: one.voiceId,
})

export const collectionRoutes = defineRoutes((on) => {
  on(voicesEndpoints.listCollections, listCollections, presentAll)
  on(voicesEndpoints.createCollection, createCollection, present, {
    audit: unaudited('made content', 'a list of voices'),
  })
  on(voicesEndpoints.getCollection, getCollection, present)
  on(voicesEndpoints.updateCollection, updateCollection, present, {
    audit: unaudited('made content', 'a list of voices'),
  })
  on(voicesEndpoints.deleteCollection, deleteCollection, ({ collectionId }) => ({ collection_id: collectionId }), {
    audit: unaudited('made content', 'a list of voices; the voices stay'),
  })
  on(voicesEndpoints.addToCollection, addToCollection, presentMembership, {
    audit: unaudited('made content', 'a list of voices'),
  })
  on(voicesEndpoints.removeFromCollection, removeFromCollection, presentMembership, {
    audit: unaudited('made content', 'a list of voices; the voice stays'),
  })
})
