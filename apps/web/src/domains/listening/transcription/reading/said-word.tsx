import type { Paragraph } from '@vireo/transcripts'
import { type RefObject, useEffect, useRef } from 'react'

import { player, usePlayback, useTrackPositionMs } from '#kit/player/index.ts'
import { placeAt } from './places.ts'

type SaidWordProps = {
  readonly trackId: string
  readonly paragraphs: readonly Paragraph[]
  readonly list: RefObject<HTMLElement | null>
}

/**
 * Marks the word that is said now, and keeps it in sight while it is played. It marks the element itself: drawing a page of
 * words sixty times a second would be felt.
 */
export function SaidWord({ trackId, paragraphs, list }: SaidWordProps) {
  const positionMs = useTrackPositionMs(player, trackId)
  const playback = usePlayback(player, trackId)
  const place = playback === 'elsewhere' ? undefined : placeAt(paragraphs, positionMs / 1000)
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
    if (playback === 'playing' && !isWriting) shown?.scrollIntoView({ block: 'nearest' })
  }, [key, list, playback])
  return null
}
