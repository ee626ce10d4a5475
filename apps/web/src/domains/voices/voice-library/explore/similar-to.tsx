import { useQuery } from '@tanstack/react-query'
import { type SimilarVoice, voiceLibraryEndpoints } from '@vireo/contracts/voice-library'
import { Skeleton } from '@vireo/ui'
import { useState } from 'react'

import { fetchBytes, uploadFor } from '#kit/api/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { AppLink } from '#kit/routing/index.ts'
import { useVisible } from '#kit/use-visible.ts'
import { type CardVoice, HeardFace } from '#voices/components/index.ts'
import { PageCard } from '#voices/voice-page/index.ts'
import { addressOfShared } from '../shared-address.ts'
import { libraryWords } from '../words.ts'

const mostShown = 6

/** Shows the voices that sound most like one, as soon as their place comes near: its sample is compared with theirs. */
export function SimilarTo({ voice }: { readonly voice: CardVoice }) {
  const [isNear, setNear] = useState(false)
  const place = useVisible<HTMLDivElement>(() => setNear(true))
  const { data, error, refetch } = useQuery({
    queryKey: [voiceLibraryEndpoints.findSimilar.id, voice.voice_id],
    queryFn: ({ signal }) => findLike(voice, signal),
    enabled: isNear && voice.preview_url !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  if (voice.preview_url === null || data?.length === 0) return null
  return (
    <div ref={place}>
      <PageCard title={libraryWords.similarList}>
        {data ? (
          <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-6">
            {data.map((similar) => (
              <Similar key={similar.voice_id} voice={similar} />
            ))}
          </ul>
        ) : error ? (
          <QueryError title={libraryWords.similarFailed} error={error} onRetry={refetch} />
        ) : (
          <LoadingSimilar />
        )}
      </PageCard>
    </div>
  )
}

function Similar({ voice }: { readonly voice: SimilarVoice }) {
  return (
    <li className="group/voice flex flex-col items-center gap-2 rounded-lg p-3 text-center hover:bg-hover">
      <HeardFace voice={voice} size={64} />
      <AppLink
        to={addressOfShared(voice)}
        className="max-w-full truncate rounded-sm text-sm font-medium hover:underline"
      >
        {voice.name}
      </AppLink>
    </li>
  )
}

function LoadingSimilar() {
  return (
    <div aria-busy className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-6">
      <span className="sr-only">{libraryWords.similarWorking}</span>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <span key={key} className="flex flex-col items-center gap-2 p-3">
          <Skeleton round className="size-16" />
          <Skeleton className="h-4 w-16" />
        </span>
      ))}
    </div>
  )
}

async function findLike(voice: CardVoice, signal: AbortSignal): Promise<readonly SimilarVoice[]> {
  const { stream, contentType } = await fetchBytes(voice.preview_url ?? '', { signal })
  const sample = new File([await new Response(stream).blob()], 'sample.mp3', { type: contentType })
  const { voices } = await uploadFor(
    voiceLibraryEndpoints.findSimilar,
    { top_k: mostShown + 1 },
    { audio_file: sample },
    { signal, onProgress: () => undefined },
  )
  return voices.filter(({ voice_id: id }) => id !== voice.voice_id).slice(0, mostShown)
}
