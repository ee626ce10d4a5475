import { useQuery, useQueryClient } from '@tanstack/react-query'
import { professionalCloningEndpoints } from '@vireo/contracts/professional-cloning'
import { speechEndpoints } from '@vireo/contracts/speech'
import { type Voice, voicesEndpoints } from '@vireo/contracts/voices'

import { contractQuery } from '#kit/api/index.ts'
import { isSeparating, isTraining, type ProfessionalVoice } from './steps.ts'

/** How often work in the background is looked at, in milliseconds. */
const lookEveryMs = 1500

/** Takes a voice of one's own as a professional one; undefined for any other. */
export function professionalOf(voice: Voice | undefined): ProfessionalVoice | undefined {
  if (voice?.category !== 'professional' || !voice.fine_tuning) return undefined
  return { ...voice, fine_tuning: voice.fine_tuning }
}

/** Fetches a professional voice, looked at again and again while something of it goes on in the background. */
export function useProfessionalVoice(voiceId: string) {
  return useQuery({
    ...contractQuery(voicesEndpoints.get, { voice_id: voiceId }),
    refetchInterval: ({ state }) => {
      const voice = professionalOf(state.data)
      return voice && (isTraining(voice) || isSeparating(voice)) ? lookEveryMs : false
    },
  })
}

/** Lists the languages in which the product speaks. */
export function useSpokenLanguages() {
  return useQuery({
    ...contractQuery(speechEndpoints.listModels, {}),
    staleTime: 5 * 60_000,
    select: (models) => [...new Set(models.flatMap(({ languages }) => languages.map((each) => each.language_id)))],
  })
}

/** Fetches the shape of a recording. */
export function useWaveform(voiceId: string, sampleId: string) {
  return useQuery({
    ...contractQuery(professionalCloningEndpoints.getWaveform, { voice_id: voiceId, sample_id: sampleId }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Asks again how far a voice is, and for every list that shows it. */
export function useRefreshVoice() {
  const client = useQueryClient()
  return async () => {
    await Promise.all(
      [voicesEndpoints.get, voicesEndpoints.list, voicesEndpoints.search].map(({ id }) =>
        client.invalidateQueries({ queryKey: [id] }),
      ),
    )
  }
}
