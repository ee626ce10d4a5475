import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type EngineModel, enginesEndpoints } from '@vireo/contracts/engines'
import { useEffect, useRef } from 'react'

import { ApiError, contractQuery } from '#kit/api/index.ts'
import { nowMs } from '#kit/clock.ts'
import { refreshVoices } from '#voices'

const overview = contractQuery(enginesEndpoints.overview, {})
const offered = contractQuery(enginesEndpoints.offer, {})
/** How often a download is looked at, in milliseconds. */
const lookEveryMs = 1000
/**
 * How long its measurement is looked for, in milliseconds, after a model has come or the screen was opened; some cannot be
 * measured.
 */
const measuredWithinMs = 120_000

/** Tells whether a model is on its way. */
export function isMoving({ state }: EngineModel): boolean {
  return state === 'downloading' || state === 'unpacking'
}

/** Tells whether somebody was refused because they do not run the instance. */
export function isForOperators(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'operator_only'
}

function isUnmeasured({ state, trial }: EngineModel): boolean {
  return state === 'installed' && trial === null
}

/** Asks what engines can do here; again and again while a model is on its way, and until one that is there is measured. */
export function useOverview() {
  const cameAtMs = useRef<number>(undefined)
  const asked = useQuery({
    ...overview,
    retry: (count, error) => !isForOperators(error) && count < 2,
    refetchInterval: ({ state: { data } }) => {
      if (cameAtMs.current === undefined || data?.models.some(isMoving)) cameAtMs.current = nowMs()
      const isFresh = nowMs() < cameAtMs.current + measuredWithinMs
      return isFresh && data?.models.some((model) => isMoving(model) || isUnmeasured(model)) ? lookEveryMs : false
    },
  })
  useVoicesAfter(asked.data?.models.filter(isMoving).length ?? 0)
  return asked
}

/** Asks whether natural voices are there, and who may install them. */
export function useEngineOffer() {
  const asked = useQuery({
    ...offered,
    refetchInterval: ({ state: { data } }) => (data?.model && isMoving(data.model) ? lookEveryMs : false),
  })
  useVoicesAfter(asked.data?.model && isMoving(asked.data.model) ? 1 : 0)
  return asked
}

/** Asks again for the voices when fewer models are on their way than before: one that arrived brings its own. */
function useVoicesAfter(moving: number): void {
  const client = useQueryClient()
  const before = useRef(moving)
  useEffect(() => {
    if (moving < before.current) void refreshVoices(client)
    before.current = moving
  }, [client, moving])
}

/** Tells whether the person who is signed in runs this instance and its engines. */
export function useMayRunEngines(): boolean {
  return useEngineOffer().data?.may_install === true
}

/** Asks for everything about engines again, and for what follows from it: the voices. */
export function useRefreshEngines() {
  const client = useQueryClient()
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: overview.queryKey }),
      client.invalidateQueries({ queryKey: offered.queryKey }),
      refreshVoices(client),
    ])
  }
}
