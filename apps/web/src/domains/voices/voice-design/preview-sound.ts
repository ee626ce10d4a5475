import { useQueries } from '@tanstack/react-query'
import { voiceDesignEndpoints } from '@vireo/contracts/voice-design'
import type { VoiceFace } from '@vireo/contracts/voices'

import { callBytes } from '#kit/api/index.ts'
import { drawnOf } from '#kit/faces/index.ts'
import { player, type Track } from '#kit/player/index.ts'
import { readSource, type Source, sourceTrack } from '#kit/recorder/index.ts'
import { paths } from '#kit/routing/index.ts'

/** A preview as it is listed: which one, and what it is called. */
export type NamedPreview = {
  readonly id: string
  readonly face: VoiceFace
  readonly title: string
  readonly subtitle: string
}

/** Fetches previews as soon as they are made: they have a shape then, and one changes between them without a pause. */
export function usePreviewTracks(previews: readonly NamedPreview[]): readonly Track[] {
  const sources = useQueries({
    queries: previews.map(({ id }) => ({
      queryKey: ['voice-design-preview', id],
      queryFn: ({ signal }: { signal: AbortSignal }) => fetchPreview(id, signal),
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    })),
  })
  return previews.map((preview, at) => trackOf(preview, sources[at]?.data))
}

async function fetchPreview(id: string, signal: AbortSignal): Promise<Source> {
  const { stream, contentType } = await callBytes(voiceDesignEndpoints.stream, { generated_voice_id: id }, { signal })
  const bytes = await new Response(stream).arrayBuffer()
  return readSource(new File([bytes], id, { type: contentType }), false)
}

function trackOf({ id, face, title, subtitle }: NamedPreview, source: Source | undefined): Track {
  const named = { id, title, subtitle, voiceId: id, voice: drawnOf(face), source: paths.voiceDesign }
  if (source) return { ...sourceTrack(source), ...named }
  return {
    ...named,
    open: async (signal) => ({
      ...(await callBytes(voiceDesignEndpoints.stream, { generated_voice_id: id }, { signal })),
      outputFormat: 'mp3',
    }),
  }
}

/** Plays one of several that say the same; where another of them sounds, at the place where that one is. */
export async function comparePreviews(tracks: readonly Track[], index: number): Promise<void> {
  const track = tracks[index]
  if (!track) return
  const { track: heard, status, durationMs } = player.state()
  const isHere = heard?.id === track.id
  if (isHere) {
    player.toggle()
    return
  }
  const isOther = status === 'playing' && durationMs !== undefined && tracks.some(({ id }) => id === heard?.id)
  const share = isOther ? player.positionMs() / durationMs : 0
  await player.play(track, { tracks, index, goesOn: false }, share * (track.durationMs ?? 0))
}
