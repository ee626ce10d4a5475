import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { speechEndpoints } from '@vireo/contracts/speech'
import { usageEndpoints } from '@vireo/contracts/usage'
import { voicesEndpoints } from '@vireo/contracts/voices'

import { contractQuery } from '#kit/api/index.ts'
import { rangeOf, type UsageFilter } from './usage-filter.ts'

const namesKeptMs = 300_000

/** Asks what was used over the time of a filter, by oneself or by the whole workspace. */
export function useUsage(filter: UsageFilter, isOfWorkspace: boolean) {
  return useQuery({
    ...contractQuery(usageEndpoints.getCharacterStats, {
      ...rangeOf(filter.days),
      include_workspace_metrics: isOfWorkspace,
      breakdown_type: filter.by,
      metric: filter.metric,
    }),
    placeholderData: keepPreviousData,
  })
}

/** Answers what voices and models are called; empty until that is known. */
export function useNames(by: UsageFilter['by']): ReadonlyMap<string, string> {
  const voices = useQuery({
    ...contractQuery(voicesEndpoints.list, {}),
    enabled: by === 'voice',
    staleTime: namesKeptMs,
  })
  const models = useQuery({
    ...contractQuery(speechEndpoints.listModels, {}),
    enabled: by === 'model',
    staleTime: namesKeptMs,
  })
  return new Map([
    ...(voices.data?.voices ?? []).map((voice) => [voice.voice_id, voice.name] as const),
    ...(models.data ?? []).map((model) => [model.model_id, model.name] as const),
  ])
}
