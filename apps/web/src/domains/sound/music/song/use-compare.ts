import { historyEndpoints, type HistoryItem } from '@vireo/contracts/history'
import type { Song } from '@vireo/contracts/music'
import { useRef, useState } from 'react'

import { call } from '#kit/api/index.ts'
import { showFailure } from '#kit/failures/show-failure.ts'
import { playableBlob, player } from '#kit/player/index.ts'
import { trackOf } from '#history'

export type Side = 'a' | 'b'
type Pair = Readonly<Record<Side, Song>>

/** Holds two versions against each other, and leads from one to the other at the same place. */
export function useCompare() {
  const [pair, setPair] = useState<Pair>()
  const [heard, setHeard] = useState<Side>('a')
  const sounds = useRef(new Map<string, Promise<Sound>>())
  const soundOf = (song: Song) => {
    const known = sounds.current.get(song.song_id) ?? fetchSound(song)
    sounds.current.set(song.song_id, known)
    known.catch(() => sounds.current.delete(song.song_id))
    return known
  }
  const hear = async (of: Pair, side: Side, atMs: number) => {
    setHeard(side)
    const { item, blob } = await soundOf(of[side])
    // The player lets go of an address as soon as it plays something else: each time needs one of its own.
    const open = async () => ({ url: URL.createObjectURL(blob) })
    await player.play({ ...trackOf(item), open }, undefined, atMs)
  }
  return {
    pair,
    heard,
    begin: (a: Song, b: Song) => {
      const both = { a, b }
      setPair(both)
      soundOf(b).catch(() => undefined)
      hear(both, 'a', 0).catch(showFailure)
    },
    switchOver: () => {
      if (!pair) return
      const other = heard === 'a' ? 'b' : 'a'
      const at = samePlace(player.positionMs(), pair[heard].duration_ms, pair[other].duration_ms)
      hear(pair, other, at).catch(showFailure)
    },
    end: () => setPair(undefined),
  }
}

/** Finds the same bar of a version at another tempo; from the beginning where the first one is over. */
export function samePlace(positionMs: number, ofMs: number, inMs: number): number {
  return ofMs <= 0 || positionMs >= ofMs - 50 ? 0 : Math.round((positionMs / ofMs) * inMs)
}

type Sound = { readonly item: HistoryItem; readonly blob: Blob }

async function fetchSound({ history_item_id }: Song): Promise<Sound> {
  const item = await call(historyEndpoints.get, { history_item_id })
  const audio = await trackOf(item).open(new AbortController().signal)
  if ('url' in audio) return { item, blob: await (await fetch(audio.url)).blob() }
  const bytes = new Uint8Array(await new Response(audio.stream).arrayBuffer())
  return { item, blob: playableBlob([bytes], audio.contentType, audio.outputFormat) }
}
