import { useQuery, useQueryClient } from '@tanstack/react-query'
import { usersEndpoints } from '@vireo/contracts/users'
import { voiceDesignEndpoints, type VoiceWishes } from '@vireo/contracts/voice-design'
import { voicesEndpoints } from '@vireo/contracts/voices'

import { call, contractQuery } from '#kit/api/index.ts'

/** Fetches the accents and tones there are; they do not change while somebody works. */
export function useDesignOptions() {
  return useQuery({ ...contractQuery(voiceDesignEndpoints.getOptions, {}), staleTime: Infinity })
}

type Reading = { readonly description: string; readonly sliders: VoiceWishes; readonly voiceId: string | undefined }

/** Asks how a description would be read; what was read before stays until then. */
export function useReading({ description, sliders, voiceId }: Reading) {
  return useQuery({
    ...contractQuery(voiceDesignEndpoints.readDescription, {
      voice_description: description,
      wishes: sliders,
      ...(voiceId !== undefined && { voice_id: voiceId }),
    }),
    placeholderData: (previous) => previous,
    staleTime: Infinity,
    retry: false,
  })
}

/** Fetches the voice that is to be changed. */
export function useSourceVoice(voiceId: string | undefined) {
  return useQuery({
    ...contractQuery(voicesEndpoints.get, { voice_id: voiceId ?? '', with_settings: false }),
    enabled: voiceId !== undefined,
  })
}

/** Asks for a session with its steps, once there is one; one that is gone fails at once. */
export function useSession(sessionId: string | undefined) {
  return useQuery({
    ...contractQuery(voiceDesignEndpoints.getSession, { remixing_session_id: sessionId ?? '' }),
    enabled: sessionId !== undefined,
    retry: false,
  })
}

/** Asks for the earlier sessions, newest first. */
export function useSessions() {
  return useQuery({
    ...contractQuery(voiceDesignEndpoints.listSessions, {}),
    select: (answer) => answer.remixing_sessions,
  })
}

/** Asks again for what a step, a deletion or a kept voice has changed. */
export function useRefreshDesign() {
  const client = useQueryClient()
  return async () => {
    await Promise.all(
      [
        voiceDesignEndpoints.getSession.id,
        voiceDesignEndpoints.listSessions.id,
        usersEndpoints.getSubscription.id,
        voicesEndpoints.list.id,
        voicesEndpoints.search.id,
      ].map((id) => client.invalidateQueries({ queryKey: [id] })),
    )
  }
}

/** Begins a session, on a voice that is to be changed if one is given. */
export function beginSession(voiceId: string | undefined, signal: AbortSignal) {
  return call(voiceDesignEndpoints.createSession, { ...(voiceId !== undefined && { voice_id: voiceId }) }, { signal })
}
