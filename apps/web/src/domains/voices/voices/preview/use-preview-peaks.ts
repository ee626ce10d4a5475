import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { fetchBytes } from '#kit/api/index.ts'
import { outlineOf } from '#kit/player/index.ts'
import { previewUrlOf, type HeardVoice } from '../filter-voices.ts'
import { oneAtATime } from './one-at-a-time.ts'

/** How long a voice stands in sight before its sample is looked at: who scrolls past many fetches none. */
const dwellMs = 300
const inTurn = oneAtATime()

/** Answers the shape of a voice's sample, once it stood in sight for a moment; undefined until it is known. */
export function usePreviewPeaks(voice: HeardVoice, language: string) {
  const url = previewUrlOf(voice, language)
  const stays = useStay(url)
  const { data } = useQuery({
    queryKey: ['preview-peaks', url],
    queryFn: ({ signal }) => inTurn(() => readOutline(url ?? '', signal), signal),
    enabled: stays && url !== undefined && url !== '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return data
}

async function readOutline(url: string, signal: AbortSignal) {
  const { stream } = await fetchBytes(url, { signal })
  const outline = await outlineOf(await new Response(stream).blob())
  if (!outline) throw new Error('This browser cannot read the sample.')
  return outline
}

function useStay(url: string | undefined): boolean {
  const [stayed, setStayed] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setStayed(url), dwellMs)
    return () => clearTimeout(timer)
  }, [url])
  return url !== undefined && stayed === url
}
