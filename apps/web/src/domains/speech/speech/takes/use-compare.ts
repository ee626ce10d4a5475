import type { HistoryItem } from '@vireo/contracts/history'
import { useRef, useState } from 'react'

import { showFailure } from '#kit/failures/show-failure.ts'
import { playableBlob, player } from '#kit/player/index.ts'
import { trackOf } from '#history'
import type { Take } from './takes-of.ts'

export type Side = 'a' | 'b'
type Pair = Readonly<Record<Side, string>>

/** Two takes that are held against each other: which they are, and the way from one to the other at the same place. */
export type Comparison = {
  readonly sideOf: (item: HistoryItem) => Side | undefined
  /** The one that is heard, or was last. */
  readonly heard: Side
  readonly switchOver: () => void
  /** Puts another take in the place of the one that is not heard. */
  readonly take: (item: HistoryItem) => void
  readonly end: () => void
}

/** Compares two of the takes; undefined while nobody does. */
export function useCompare(takes: readonly Take[]): { readonly comparison: Comparison | undefined; begin: () => void } {
  const [pair, setPair] = useState<Pair>()
  const [heard, setHeard] = useState<Side>('a')
  const sounds = useSounds()
  const itemOf = (side: Side) => takes.find(({ item }) => item.history_item_id === pair?.[side])?.item
  const [a, b] = [itemOf('a'), itemOf('b')]
  const hear = (item: HistoryItem, side: Side, atMs: number) => {
    setHeard(side)
    sounds.play(item, atMs).catch(showFailure)
  }
  const begin = () => {
    const [newest, before] = takes
    if (!newest || !before) return
    setPair({ a: before.item.history_item_id, b: newest.item.history_item_id })
    sounds.fetch(newest.item)
    hear(before.item, 'a', 0)
  }
  if (!a || !b) return { comparison: undefined, begin }
  const other = heard === 'a' ? 'b' : 'a'
  const comparison: Comparison = {
    sideOf: ({ history_item_id: id }) => (id === pair?.a ? 'a' : id === pair?.b ? 'b' : undefined),
    heard,
    switchOver: () => {
      const [from, to] = heard === 'a' ? [a, b] : [b, a]
      hear(to, other, samePlace(player.positionMs(), from.duration_ms, to.duration_ms))
    },
    take: (item) => {
      const heardItem = heard === 'a' ? a : b
      setPair((now) => now && { ...now, [other]: item.history_item_id })
      hear(item, other, samePlace(player.positionMs(), heardItem.duration_ms, item.duration_ms))
    },
    end: () => setPair(undefined),
  }
  return { comparison, begin }
}

/**
 * Finds where the same words are in a recording that is shorter or longer; from the beginning where the first one is
 * over.
 */
export function samePlace(positionMs: number, ofMs: number, inMs: number): number {
  const isOver = ofMs <= 0 || positionMs >= ofMs - endMs
  return isOver ? 0 : Math.round((positionMs / ofMs) * inMs)
}

const endMs = 50

/** Holds the sound of what is compared, so that each can be heard from anywhere at once. */
function useSounds() {
  const held = useRef(new Map<string, Promise<Blob>>())
  const fetch = (item: HistoryItem): Promise<Blob> => {
    const known = held.current.get(item.history_item_id)
    if (known) return known
    const asked = soundOf(item)
    held.current.set(item.history_item_id, asked)
    asked.catch(() => held.current.delete(item.history_item_id))
    return asked
  }
  return {
    fetch: (item: HistoryItem) => void fetch(item).catch(() => undefined),
    play: async (item: HistoryItem, atMs: number) => {
      const sound = await fetch(item)
      // The player lets go of an address as soon as it plays something else: each time needs one of its own.
      const open = async () => ({ url: URL.createObjectURL(sound) })
      await player.play({ ...trackOf(item), open }, undefined, atMs)
    },
  }
}

/** Fetches a recording whole, as something that can be played from anywhere. */
async function soundOf(item: HistoryItem): Promise<Blob> {
  const audio = await trackOf(item).open(new AbortController().signal)
  if ('url' in audio) return (await globalThis.fetch(audio.url)).blob()
  const bytes = new Uint8Array(await new Response(audio.stream).arrayBuffer())
  return playableBlob([bytes], audio.contentType, audio.outputFormat)
}
