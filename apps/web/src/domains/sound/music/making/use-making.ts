import { type ChangeSongBody, type ComposeBody, type CompositionPlan, musicEndpoints } from '@vireo/contracts/music'
import { useEffect, useRef, useState } from 'react'

import { announce } from '#kit/announce.tsx'
import { ApiError, call, callBytes, isAborted, messageOf } from '#kit/api/index.ts'
import type { MusicForm } from '../music-form.ts'
import { useRefreshSongs } from '../queries.ts'
import { musicWords } from '../words.ts'

export type MakingState =
  | { readonly status: 'idle' }
  | { readonly status: 'planning' }
  | { readonly status: 'making'; readonly durationMs: number | undefined; readonly since: number }
  | { readonly status: 'failed'; readonly message: string; readonly needsSinger: boolean }

type Format = MusicForm['format']

/**
 * Plans pieces, composes them and changes songs, one at a time; whoever leaves calls it off, which costs nothing.
 * `onSong` gets the id of what was made.
 */
export function useMaking(onSong: (songId: string) => void) {
  const [state, setState] = useState<MakingState>({ status: 'idle' })
  const running = useRef<AbortController>(undefined)
  const refresh = useRefreshSongs()
  useEffect(() => () => running.current?.abort(), [])

  const attempt = async <Made>(first: MakingState, work: (signal: AbortSignal) => Promise<Made>) => {
    if (running.current) return undefined
    const controller = new AbortController()
    running.current = controller
    setState(first)
    try {
      const made = await work(controller.signal)
      setState({ status: 'idle' })
      return made
    } catch (error) {
      setState(isAborted(error) ? { status: 'idle' } : failureOf(error))
      return undefined
    } finally {
      running.current = undefined
    }
  }
  const make = async (durationMs: number | undefined, ask: (signal: AbortSignal) => ReturnType<typeof callBytes>) => {
    announce(musicWords.composing)
    const since = performance.now()
    const songId = await attempt({ status: 'making', durationMs, since }, async (signal) => {
      const { headers, stream } = await ask(signal)
      // The recording is in the history already; nothing of the answer but its head is needed.
      await stream.cancel()
      await refresh()
      return headers.get('song-id')
    })
    if (!songId) return
    announce(musicWords.done)
    onSong(songId)
  }
  return {
    state,
    stop: () => running.current?.abort(),
    plan: (ask: { prompt: string; seconds: number | null; source?: CompositionPlan }) =>
      attempt({ status: 'planning' }, (signal) =>
        call(
          musicEndpoints.plan,
          {
            prompt: ask.prompt,
            source_composition_plan: ask.source,
            ...(ask.seconds !== null && { music_length_ms: ask.seconds * 1000 }),
          },
          { signal },
        ),
      ),
    compose: (body: Partial<ComposeBody>, output_format: Format, durationMs: number | undefined) =>
      make(durationMs, (signal) => callBytes(musicEndpoints.compose, { ...body, output_format }, { signal })),
    change: (song_id: string, body: ChangeSongBody, output_format: Format, durationMs: number) =>
      make(durationMs, (signal) =>
        callBytes(musicEndpoints.changeSong, { ...body, song_id, output_format }, { signal }),
      ),
  }
}

export type Making = ReturnType<typeof useMaking>

function failureOf(error: unknown): MakingState {
  const needsSinger = error instanceof ApiError && error.code === 'engine_not_installed'
  return { status: 'failed', message: needsSinger ? musicWords.nobodySings : messageOf(error), needsSinger }
}
