import { resourcesEndpoints } from '@vireo/contracts/resources'
import { type VoiceCollection, voicesEndpoints } from '@vireo/contracts/voices'
import { showSuccess, showUndoable } from '@vireo/ui'

import { call } from '#kit/api/index.ts'
import { showFailure } from '#kit/failures/show-failure.ts'
import { useRefreshCollections } from './queries.ts'
import { collectionWords } from './words.ts'

/** Larger collections take too many requests to be made again. */
const undoableMost = 100

/**
 * Deletes collections. One that can be made again as it was goes at once, with the offer to undo it; the others are
 * left, and the answer is that one has to be asked first.
 */
export function useCollectionDeletion(): (collection: VoiceCollection) => Promise<'deleted' | 'ask'> {
  const refresh = useRefreshCollections()
  const makeAgain = async ({ title, icon }: VoiceCollection, voiceIds: readonly string[]) => {
    try {
      const { collection_id } = await call(voicesEndpoints.createCollection, { title, icon })
      for (const voice_id of voiceIds) await call(voicesEndpoints.addToCollection, { collection_id, voice_id })
      showSuccess(collectionWords.back(title))
    } catch (error) {
      showFailure(error)
    }
    await refresh()
  }
  return async (collection) => {
    const { collection_id, title } = collection
    const voiceIds = await readWhole(collection)
    if (!voiceIds) return 'ask'
    await call(voicesEndpoints.deleteCollection, { collection_id })
    const onUndo = () => void makeAgain(collection, voiceIds)
    showUndoable(collectionWords.deleted(title), { action: collectionWords.undo, onUndo })
    await refresh()
    return 'deleted'
  }
}

/** Lists what is in a collection that can be made again: of no great size, and shared with nobody. */
async function readWhole({ collection_id: id }: VoiceCollection): Promise<readonly string[] | undefined> {
  const [{ shares }, { voices, has_more: hasMore }] = await Promise.all([
    call(resourcesEndpoints.get, { resource_id: id, resource_type: 'voice_collection' }),
    call(voicesEndpoints.search, { collection_id: id, page_size: undoableMost, include_total_count: false }),
  ])
  if (hasMore || shares.some((share) => !share.is_owner)) return undefined
  return voices.map((voice) => voice.voice_id)
}
