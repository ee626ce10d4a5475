import { useQuery, useQueryClient } from '@tanstack/react-query'
import { voiceLibraryEndpoints } from '@vireo/contracts/voice-library'
import { voicesEndpoints } from '@vireo/contracts/voices'

import { ApiError, call, contractQuery } from '#kit/api/index.ts'

/** Asks for one published voice, by the two halves of its link. */
export function useSharedVoice(publicUserId: string, voiceId: string) {
  return useQuery({
    ...contractQuery(voiceLibraryEndpoints.get, { public_user_id: publicUserId, voice_id: voiceId }),
    retry: (count, error) => !isGone(error) && count < 2,
  })
}

/** Tells whether an answer says that the thing is not there, or not for this person. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}

/** Asks how a voice of one's own is published; null when it is not. */
export function usePublication(voiceId: string) {
  return useQuery({
    queryKey: [voiceLibraryEndpoints.getPublished.id, voiceId],
    queryFn: async ({ signal }) => {
      try {
        return await call(voiceLibraryEndpoints.getPublished, { voice_id: voiceId }, { signal })
      } catch (error) {
        if (error instanceof ApiError && error.code === 'voice_not_published') return null
        throw error
      }
    },
  })
}

/** Asks again for everything that shows voices, after one was added, published or taken back. */
export function useRefreshLibrary(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    const shown = [
      voiceLibraryEndpoints.list,
      voiceLibraryEndpoints.get,
      voiceLibraryEndpoints.getPublished,
      voicesEndpoints.list,
      voicesEndpoints.search,
      voicesEndpoints.get,
    ]
    await Promise.all(shown.map(({ id }) => client.invalidateQueries({ queryKey: [id] })))
  }
}
