import { type VoiceCollection, voicesEndpoints } from '@vireo/contracts/voices'
import { Dialog, showSuccess } from '@vireo/ui'

import { call } from '#kit/api/index.ts'
import { ConfirmFirst } from '#kit/failures/confirm-first.tsx'
import { CollectionForm, type CollectionValues } from './collection-form.tsx'
import { useRefreshCollections } from './queries.ts'
import { collectionWords } from './words.ts'

type Closing = { readonly onClose: () => void }
type About = Closing & { readonly collection: VoiceCollection }

/** Makes a collection. */
export function NewCollectionDialog({ onClose }: Closing) {
  const refresh = useRefreshCollections()
  const save = async (values: CollectionValues) => {
    const { title } = await call(voicesEndpoints.createCollection, values)
    onClose()
    showSuccess(collectionWords.created(title))
    await refresh()
  }
  return (
    <Dialog open onClose={onClose} title={collectionWords.addTitle}>
      <CollectionForm action={collectionWords.create} save={save} />
    </Dialog>
  )
}

/** Gives a collection another title or icon. */
export function EditCollectionDialog({ collection, onClose }: About) {
  const refresh = useRefreshCollections()
  const { collection_id } = collection
  const save = async (values: CollectionValues) => {
    await call(voicesEndpoints.updateCollection, { collection_id, ...values })
    onClose()
    showSuccess(collectionWords.saved)
    await refresh()
  }
  return (
    <Dialog open onClose={onClose} title={collectionWords.editTitle(collection.title)}>
      <CollectionForm collection={collection} action={collectionWords.save} save={save} />
    </Dialog>
  )
}

/** Lets go of a collection; what is in it stays. */
export function DeleteCollectionDialog({ collection, onClose }: About) {
  const refresh = useRefreshCollections()
  const { collection_id, title, voice_count: count } = collection
  const remove = async () => {
    await call(voicesEndpoints.deleteCollection, { collection_id })
    showSuccess(collectionWords.deleted(title))
    await refresh()
  }
  return (
    <ConfirmFirst
      danger
      title={collectionWords.deleteTitle(title)}
      consequence={collectionWords.deleteConsequence(count)}
      action={collectionWords.delete}
      act={remove}
      onClose={onClose}
    />
  )
}
