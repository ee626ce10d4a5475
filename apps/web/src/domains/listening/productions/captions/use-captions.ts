import type { TimedText } from '@vireo/transcripts/timed'
import { useEffect, useState } from 'react'

type Segments = TimedText['segments']

/** How long nobody writes anything before captions are written anew: each time the browser reads all of them. */
const restMs = 600

/** Answers an address of captions: segments as they stand now, over the film; none for what is heard alone. */
export function useCaptions(segments: Segments, isFilm = true): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!isFilm) return undefined
    const write = () => setAddress(URL.createObjectURL(new Blob([captionsOf(segments)], { type: 'text/vtt' })))
    const timer = setTimeout(write, restMs)
    return () => clearTimeout(timer)
  }, [isFilm, segments])
  useEffect(() => (address === undefined ? undefined : () => URL.revokeObjectURL(address)), [address])
  return address
}

/** Writes segments as captions for a browser, with the lines that somebody broke. Pure. */
export function captionsOf(segments: Segments): string {
  const cues = segments.flatMap(({ start_s: start, end_s: end, text, translation }) => {
    // An empty line would end a cue, an arrow begin another.
    const said = (translation?.trim() || text.trim()).replaceAll('-->', '→')
    const shown = said.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    return shown === '' ? [] : [`${timeOf(start)} --> ${timeOf(end)}\n${shown.replace(/[\r\n]+/gu, '\n')}`]
  })
  return ['WEBVTT', ...cues, ''].join('\n\n')
}

function timeOf(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23)
}
