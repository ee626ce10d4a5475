import { type RefObject, useCallback, useEffect, useRef } from 'react'

import { player, type Track } from '#kit/player/index.ts'
import { logQuietly } from '#kit/log.ts'

export type Hearing = {
  readonly film: RefObject<HTMLVideoElement | null>
  /** Plays the recording from there on, the same function for as long as the screen stands; absent where it is not kept. */
  readonly seek: ((seconds: number) => void) | undefined
  /** Answers where somebody is who listens, in seconds. */
  readonly needle: () => number
}

/** Moves the needle of what is open already; a recording that is still arriving, or failed, is opened anew. */
export function listenFrom(track: Track, fromMs: number): void {
  const { track: now, status, isWhole, isUntouched } = player.state()
  if (now?.id !== track.id || !isWhole || isUntouched || status === 'failed') {
    void player.play(track, undefined, fromMs)
    return
  }
  player.seek(fromMs)
  player.resume()
}

/** Answers what plays a recording from a word on: the film where there is one, else the player of the page. */
export function useHearing(track: Track | undefined, isFilm: boolean): Hearing {
  const film = useRef<HTMLVideoElement>(null)
  const watch = (seconds: number) => {
    if (!film.current) return
    film.current.currentTime = seconds
    film.current.play().catch((error: unknown) => logQuietly('the film does not play', error))
  }
  const listen = (seconds: number) => {
    if (track) listenFrom(track, seconds * 1000)
  }
  const needle = () => {
    if (isFilm) return film.current?.currentTime ?? 0
    return track && player.state().track?.id === track.id ? player.positionMs() / 1000 : 0
  }
  const latest = useRef(isFilm ? watch : listen)
  useEffect(() => {
    latest.current = isFilm ? watch : listen
  })
  const seek = useCallback((seconds: number) => latest.current(seconds), [])
  return { film, seek: track && seek, needle }
}
