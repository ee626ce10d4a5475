import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Voice, type VoiceCollection, voicesEndpoints } from '@vireo/contracts/voices'

import { call, contractQuery } from '#kit/api/index.ts'
import { refreshVoices } from '../queries.ts'

/** Asks for the collections one sees, by their titles. */
export function useCollections() {
  return useQuery({ ...contractQuery(voicesEndpoints.listCollections, {}), select: (answer) => answer.collections })
}

/** Asks again for everything that tells what is in which collection, after something of it changed. */
export function useRefreshCollections(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    const collections = client.invalidateQueries({ queryKey: [voicesEndpoints.listCollections.id] })
    await Promise.all([collections, refreshVoices(client)])
  }
}

/** Puts a voice into a collection, or takes it out. */
export function useMembership(): (
  collection: Pick<VoiceCollection, 'collection_id'>,
  voice: Pick<Voice, 'voice_id'>,
  isIn: boolean,
) => Promise<void> {
  const refresh = useRefreshCollections()
  return async ({ collection_id }, { voice_id }, isIn) => {
    await call(isIn ? voicesEndpoints.addToCollection : voicesEndpoints.removeFromCollection, {
      collection_id,
      voice_id,
    })
    await refresh()
  }
}
