import { useQuery } from '@tanstack/react-query'
import { voicesEndpoints } from '@vireo/contracts/voices'
import { Skeleton } from '@vireo/ui'

import { contractQuery, fetchBytes } from '#kit/api/index.ts'
import { type Track, TrackWaveform } from '#kit/player/index.ts'
import { readSource, sourceTrack, TrackButton } from '#kit/recorder/index.ts'
import { cloningWords } from '../words.ts'

/** Names the sample of a voice that was just made, as the player knows it. */
export function sampleIdOf(voiceId: string): string {
  return `clone ${voiceId}`
}

/** Plays the first words of a voice that was just made. */
export function FirstSample({ voiceId }: { readonly voiceId: string }) {
  const { data: voice } = useQuery(contractQuery(voicesEndpoints.get, { voice_id: voiceId }))
  const url = voice?.preview_url ?? undefined
  const { data: source } = useQuery({
    queryKey: ['clone-sample', url],
    queryFn: async ({ signal }) => {
      const { stream, contentType } = await fetchBytes(url ?? '', { signal })
      const bytes = await new Response(stream).arrayBuffer()
      return readSource(new File([bytes], voiceId, { type: contentType }), false)
    },
    enabled: url !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!voice || url === undefined) return <Skeleton className="h-16 w-full max-w-md" />
  const named = { id: sampleIdOf(voiceId), title: cloningWords.firstWords, subtitle: voice.name, voiceId }
  const track: Track = source ? { ...sourceTrack(source), ...named } : { ...named, open: async () => ({ url }) }
  return (
    <div className="flex w-full max-w-md items-center gap-3">
      <TrackButton track={track} of={voice.name} />
      <TrackWaveform track={track} label={cloningWords.shape(voice.name)} size="tall" className="min-w-0 flex-1" />
    </div>
  )
}
