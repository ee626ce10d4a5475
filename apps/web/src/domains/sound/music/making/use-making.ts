import {
  type ChangeSongBody,
  type ComposeBody,
  type CompositionPlan,
  type FilmMusicFields,
  musicEndpoints,
} from '@vireo/contracts/music'

import { showMessage } from '@vireo/ui'

import { announce } from '#kit/announce.tsx'
import { call, callBytes, upload } from '#kit/api/index.ts'
import type { MusicForm } from '../music-form.ts'
import { useRefreshSongs } from '../queries.ts'
import { musicWords } from '../words.ts'
import { type MakingState, useAttempt } from './use-attempt.ts'
import { wasUnderstood } from './was-understood.ts'

type Format = MusicForm['format']
type VideoWishes = Partial<Pick<FilmMusicFields, 'description' | 'tags'>> & { readonly output_format: Format }

type Asking = (signal: AbortSignal, become: (next: MakingState) => void) => Promise<Headers>

type AskingForSound = (signal: AbortSignal) => ReturnType<typeof callBytes>

/** Asks for a piece, of whose answer nothing but the head is needed: the recording is in the history by then. */
function headOf(ask: AskingForSound): Asking {
  return async (signal) => {
    const { headers, stream } = await ask(signal)
    await stream.cancel()
    return headers
  }
}

/**
 * Plans pieces, composes them and changes songs, one at a time; whoever leaves calls it off, which costs nothing.
 * `onSong` gets the id of what was made.
 */
export function useMaking(onSong: (songId: string) => void) {
  const { state, attempt, stop } = useAttempt()
  const refresh = useRefreshSongs()
  const makeSong = async (first: MakingState, ask: Asking, isOfWords = false) => {
    announce(musicWords.composing)
    const songId = await attempt(first, async (signal, become) => {
      const headers = await ask(signal, become)
      await refresh()
      if (isOfWords && !wasUnderstood(headers)) showMessage(musicWords.notUnderstood)
      return headers.get('song-id')
    })
    if (!songId) return
    announce(musicWords.done)
    onSong(songId)
  }
  const make = (durationMs: number | undefined, ask: AskingForSound, isOfWords = false) =>
    makeSong({ status: 'making', durationMs, since: performance.now() }, headOf(ask), isOfWords)
  const sendVideos = (wishes: VideoWishes, videos: readonly File[], durationMs: number | undefined) =>
    makeSong({ status: 'sending', share: 0 }, async (signal, become) => {
      const onProgress = (share: number) =>
        become(
          share < 1
            ? { status: 'sending', share }
            : { status: 'making', durationMs, since: performance.now(), isForVideo: true },
        )
      return (await upload(musicEndpoints.videoToMusic, wishes, { videos }, { signal, onProgress })).headers
    })
  return {
    state,
    stop,
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
      make(
        durationMs,
        (signal) => callBytes(musicEndpoints.compose, { ...body, output_format }, { signal }),
        Boolean(body.prompt),
      ),
    /** Composes music for videos, one after the other. */
    composeFor: sendVideos,
    change: (song_id: string, body: ChangeSongBody, output_format: Format, durationMs: number) =>
      make(durationMs, (signal) =>
        callBytes(musicEndpoints.changeSong, { ...body, song_id, output_format }, { signal }),
      ),
  }
}

export type Making = ReturnType<typeof useMaking>
