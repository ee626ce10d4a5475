import { useQuery } from '@tanstack/react-query'
import { type Model, speechEndpoints } from '@vireo/contracts/speech'
import { workspacesEndpoints } from '@vireo/contracts/workspaces'

import { contractQuery } from '#kit/api/index.ts'

/** Asks for the models that can speak. */
export function useSpeechModels() {
  return useModels((model) => model.can_do_text_to_speech)
}

/** Asks for the models that say recordings in another voice. */
export function useConversionModels() {
  return useModels((model) => model.can_do_voice_conversion)
}

/** Asks for models; those that are not finished are for workspaces that see what is not finished. */
function useModels(fits: (model: Model) => boolean) {
  const { data: hasAlphaAccess = false } = useQuery({
    ...contractQuery(workspacesEndpoints.hasAlphaAccess, {}),
    staleTime: Infinity,
  })
  return useQuery({
    ...contractQuery(speechEndpoints.listModels, {}),
    staleTime: 5 * 60_000,
    select: (models) => models.filter((model) => fits(model) && (hasAlphaAccess || !model.requires_alpha_access)),
  })
}
