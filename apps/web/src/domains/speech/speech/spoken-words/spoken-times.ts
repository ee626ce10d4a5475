import type { Alignment } from '@vireo/contracts/speech'
import { useSyncExternalStore } from 'react'

import { type Token, tokensOf } from './tokens.ts'

/** When the words of one recording are heard; grows while the recording arrives. */
export type SpokenTimes = {
  /** The recording, as the player knows it. */
  readonly trackId: string
  readonly tokens: readonly Token[]
}

let times: SpokenTimes | undefined
const listeners = new Set<() => void>()

/** Starts to follow another recording. */
export function beginTimes(trackId: string): void {
  become({ trackId, tokens: [] })
}

/** Adds the next sentence of a recording; one that is not followed any more is ignored. */
export function addTimes(trackId: string, alignment: Alignment, lineIndex = 0): void {
  if (times?.trackId !== trackId) return
  become({ ...times, tokens: [...times.tokens, ...tokensOf(alignment, lineIndex)] })
}

/** Forgets the words that are followed, when their recording goes away. */
export function forgetTimes(): void {
  become(undefined)
}

/** Follows the words of the recording that was generated last, and when they are heard. */
export function useFollowedTimes(): SpokenTimes | undefined {
  return useSyncExternalStore(subscribe, () => times)
}

/** Follows the same as long as it is this recording; words of others draw nothing anew. */
export function useFollowedTokens(trackId: string): readonly Token[] | undefined {
  return useSyncExternalStore(subscribe, () => (times?.trackId === trackId ? times.tokens : undefined))
}

function become(next: SpokenTimes | undefined): void {
  times = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
