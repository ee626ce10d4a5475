import type { Paragraph } from '@vireo/transcripts'
import { type RefObject, useEffect, useRef } from 'react'

import { useFilmPosition } from '../film/film-position.ts'
import { player, usePlayback, useTrackPositionMs } from '#kit/player/index.ts'
import type { Heard } from './heard.ts'
import { placeAt } from './places.ts'

type Words = {
  readonly paragraphs: readonly Paragraph[]
  readonly list: RefObject<HTMLElement | null>
}

/** Marks the word that the player of the page says now. */
export function SaidByPlayer({ trackId, ...words }: Words & { readonly trackId: string }) {
  const positionMs = useTrackPositionMs(player, trackId)
  const playback = usePlayback(player, trackId)
  const isHere = playback !== 'elsewhere'
  useSaidWord({ ...words, positionMs: isHere ? positionMs : undefined, isPlaying: playback === 'playing' })
  return null
}

/** Marks the word that a film says now. */
export function SaidInFilm({ film, ...words }: Words & { readonly film: RefObject<HTMLVideoElement | null> }) {
  useSaidWord({ ...words, ...useFilmPosition(film) })
  return null
}

/**
 * Marks the word that is said now, and keeps it in sight while it is played. It marks the element itself: drawing a page of
 * words sixty times a second would be felt.
 */
function useSaidWord({ positionMs, isPlaying, paragraphs, list }: Words & Heard): void {
  const place = positionMs === undefined ? undefined : placeAt(paragraphs, positionMs / 1000)
  const key = place && `${place.paragraph}-${place.token}`
  const marked = useRef<Element>(null)
  useEffect(() => {
    marked.current?.removeAttribute('data-said')
    const [paragraphAt, tokenAt] = key?.split('-') ?? []
    const paragraph = key && list.current?.querySelector(`[data-paragraph="${paragraphAt}"]`)
    const word = paragraph ? paragraph.querySelector(`[data-token="${tokenAt}"]`) : undefined
    word?.setAttribute('data-said', '')
    marked.current = word ?? null
    const isWriting = document.activeElement instanceof HTMLTextAreaElement
    const shown = word ?? (paragraph || undefined)
    if (isPlaying && !isWriting) shown?.scrollIntoView({ block: 'nearest' })
  }, [key, list, isPlaying])
}
