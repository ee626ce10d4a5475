import { useQuery } from '@tanstack/react-query'
import { type Voice, voicesEndpoints } from '@vireo/contracts/voices'
import type { DrawnVoice } from '@vireo/ui'
import { useMemo } from 'react'

import { contractQuery } from '../api/index.ts'
import { drawnOf } from './drawn-of.ts'

type Listed = { readonly voices: readonly Voice[] }

const byId = new WeakMap<Listed, ReadonlyMap<string, DrawnVoice>>()

/**
 * Answers how voices are drawn of which only the ids are known; undefined while the list of voices is on its way. One
 * that is not in it, because it was deleted, is drawn from its id.
 */
export function useDrawnVoices(isWanted = true): (id: string) => DrawnVoice | undefined {
  const { data, isLoading } = useQuery({
    ...contractQuery(voicesEndpoints.list, { show_legacy: true }),
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
