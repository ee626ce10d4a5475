import { useQuery } from '@tanstack/react-query'
import { transcriptionEndpoints } from '@vireo/contracts/transcription'
import { type RefObject, useEffect, useRef, useState } from 'react'

import { contractQuery } from '#kit/api/index.ts'
import { nowMs } from '#kit/clock.ts'
import { logQuietly } from '#kit/log.ts'

/** What fails so soon after its address was given fails because of what it is. */
const freshMs = 60_000

/**
 * Asks where a browser finds the recording of a transcript by itself: once, as a player that is under way keeps its address, and
 * again where it breaks off later, since an address opens for some hours. It goes on where it was.
 */
export function useMediaAddress(transcriptionId: string, film: RefObject<HTMLVideoElement | null>) {
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    ...contractQuery(transcriptionEndpoints.getMediaAddress, { transcription_id: transcriptionId }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  const [isUnplayable, setUnplayable] = useState(false)
  const place = useRef<Place>(undefined)
  const url = data?.url
  useEffect(() => {
    const element = film.current
    const { current: left } = place
    place.current = undefined
    if (url !== undefined && element && left) goOnAt(element, left)
  }, [film, url])
  const breakOff = () => {
    const element = film.current
    if (url === undefined || !element) return
    if (nowMs() - dataUpdatedAt < freshMs) {
      setUnplayable(true)
      return
    }
    place.current = { seconds: element.currentTime, isPlaying: !element.paused }
    void refetch().then(({ isError }) => setUnplayable(isError))
  }
  return { url, error, refetch, isUnplayable, breakOff }
}

type Place = { readonly seconds: number; readonly isPlaying: boolean }

/** Puts a film that has another address where it was. */
function goOnAt(film: HTMLVideoElement, { seconds, isPlaying }: Place): void {
  film.currentTime = seconds
  if (isPlaying) film.play().catch((error: unknown) => logQuietly('the film does not go on', error))
}
