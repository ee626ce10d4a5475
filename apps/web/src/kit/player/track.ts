import type { DrawnVoice } from '@vireo/ui'

import type { IncomingAudio } from './stream-feed.ts'

/** Audio at an address that anybody may read; the browser fetches what it needs of it. */
export type AudioAddress = { readonly url: string }

/** Where a recording is found again: in the history, or at an address that anybody may read. */
export type KeptAudio =
  | { readonly in: 'history'; readonly outputFormat: string }
  | { readonly in: 'address'; readonly url: string; readonly outputFormat: string }

/** A recording that can be listened to. */
export type Track = {
  readonly id: string
  readonly title: string
  readonly subtitle?: string | undefined
  /** Who is heard, where it is one voice: their face stands beside it, and it has their colours. */
  readonly voiceId?: string | undefined
  /** How they are drawn, where that came with it; else the list of voices knows. */
  readonly voice?: DrawnVoice | undefined
  /** The screen that it comes from. */
  readonly source?: string | undefined
  /** Where it is found after the page was left; absent where nobody else keeps it. */
  readonly kept?: KeptAudio | undefined
  /** Levels 0 … 1 over the whole recording, once they are known. */
  readonly peaks?: readonly number[] | undefined
  readonly durationMs?: number | undefined
  /** Fetches the audio, hands over what is already on its way, or says where it lies. */
  readonly open: (signal: AbortSignal) => Promise<IncomingAudio | AudioAddress>
  /** Saves the recording as a file; `pending` until there is one to save, absent where there never will be. */
  readonly download?: (() => Promise<void>) | 'pending' | undefined
  /** The entry that the recording has, or will have, in the history. */
  readonly historyItemId?: string | undefined
}

/** What is played at the end: nothing, the same again, or the list from its beginning. */
export type Loop = 'off' | 'one' | 'all'

/** The recordings around the one that is played. */
export type Queue = {
  readonly tracks: readonly Track[]
  readonly index: number
  /** Whether the next one starts by itself. */
  readonly goesOn: boolean
}

/** Makes a queue of one. */
export function queueOf(track: Track): Queue {
  return { tracks: [track], index: 0, goesOn: false }
}

/** Answers where a step of one leads: into the queue, around its end when it is looped, else nowhere. */
export function stepIn({ tracks, index }: Queue, by: 1 | -1, loop: Loop): number | undefined {
  const target = index + by
  if (target >= 0 && target < tracks.length) return target
  if (loop !== 'all' || tracks.length < 2) return undefined
  return by === 1 ? 0 : tracks.length - 1
}

/** Takes these recordings out of a queue; the one that is played stays. */
export function without({ tracks, index, goesOn }: Queue, trackIds: ReadonlySet<string>): Queue {
  const kept = (track: Track, at: number) => at === index || !trackIds.has(track.id)
  return { tracks: tracks.filter(kept), index: tracks.slice(0, index).filter(kept).length, goesOn }
}

/** Answers the next way to loop; a single recording is either repeated or not. */
export function nextLoop(loop: Loop, { tracks }: Queue): Loop {
  if (loop === 'off') return tracks.length > 1 ? 'all' : 'one'
  return loop === 'all' ? 'one' : 'off'
}
