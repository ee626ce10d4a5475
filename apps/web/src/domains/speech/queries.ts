import { useQuery } from '@tanstack/react-query'
import { api } from '@vireo/contracts'

import { contractQuery } from '../../kit/api/index.ts'

/** The models that can speak. */
export function useSpeechModels() {
  return useQuery({
    ...contractQuery(api.speech.listModels, {}),
    staleTime: 5 * 60_000,
    select: (models) => models.filter((model) => model.can_do_text_to_speech),
  })
}

/** The models that say recordings in another voice. */
export function useConversionModels() {
  return useQuery({
    ...contractQuery(api.speech.listModels, {}),
    staleTime: 5 * 60_000,
    select: (models) => models.filter((model) => model.can_do_voice_conversion),
  })
}
