import { useQuery } from '@tanstack/react-query'
import type { Voice } from '@vireo/contracts/voices'
import type { DrawnVoice } from '@vireo/ui'
import { useMemo } from 'react'

import { call } from '../api/index.ts'
import { drawnOf } from './drawn-of.ts'

type Listed = { readonly voices: readonly Voice[] }

const byId = new WeakMap<Listed, ReadonlyMap<string, DrawnVoice>>()

const input = { show_legacy: true } as const
/** The list is the one that screens of voices ask for, by the same key. */
const listKey = ['voices.list', input] as const

/** Fetches the list; its contract is not among what every page begins with, where the player shows a face. */
async function fetchVoices({ signal }: { readonly signal: AbortSignal }): Promise<Listed> {
  const { voicesEndpoints } = await import('@vireo/contracts/voices')
  return call(voicesEndpoints.list, input, { signal })
}

/**
 * Answers how voices are drawn of which only the ids are known; undefined while the list of voices is on its way. One
 * that is not in it, because it was deleted, is drawn from its id.
 */
export function useDrawnVoices(isWanted = true): (id: string) => DrawnVoice | undefined {
  const { data, isLoading } = useQuery({
    queryKey: listKey,
    queryFn: fetchVoices,
    staleTime: 5 * 60_000,
    enabled: isWanted,
    select: facesIn,
  })
  return useMemo(() => (id) => data?.get(id) ?? (isLoading ? undefined : { id }), [data, isLoading])
}

/** Answers the same for one voice. */
export function useDrawnVoice(id: string | undefined): DrawnVoice | undefined {
  const drawnVoice = useDrawnVoices(id !== undefined)
  return useMemo(() => (id === undefined ? undefined : drawnVoice(id)), [drawnVoice, id])
}

function facesIn(listed: Listed): ReadonlyMap<string, DrawnVoice> {
  const known = byId.get(listed)
  if (known) return known
  const faces = new Map(listed.voices.map(({ voice_id: id, face }) => [id, drawnOf(face)]))
  byId.set(listed, faces)
  return faces
}
