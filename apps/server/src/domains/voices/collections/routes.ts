import { api, type VoiceCollection } from '@vireo/contracts'
import { defineRoutes } from '../../../http/routes.ts'
import { addToCollection, deleteCollection, removeFromCollection, updateCollection } from './change-collection.ts'
import { createCollection } from './create-collection.ts'
import { getCollection, listCollections, type ShownCollection } from './list-collections.ts'

const present = ({ row, access, voiceCount }: ShownCollection): VoiceCollection => ({
  collection_id: row.id,
  title: row.title,
  icon: row.icon,
  permission_on_resource: access,
  voice_count: voiceCount,
})
const presentAll = (collections: readonly ShownCollection[]) => ({ collections: collections.map(present) })
const presentMembership = (one: { readonly collectionId: string; readonly voiceId: string }) => ({
  collection_id: one.collectionId,
  voice_id: one.voiceId,
})

export const collectionRoutes = defineRoutes((on) => {
  on(api.voices.listCollections, listCollections, presentAll)
  on(api.voices.createCollection, createCollection, present)
  on(api.voices.getCollection, getCollection, present)
  on(api.voices.updateCollection, updateCollection, present)
  on(api.voices.deleteCollection, deleteCollection, ({ collectionId }) => ({ collection_id: collectionId }))
  on(api.voices.addToCollection, addToCollection, presentMembership)
  on(api.voices.removeFromCollection, removeFromCollection, presentMembership)
})
