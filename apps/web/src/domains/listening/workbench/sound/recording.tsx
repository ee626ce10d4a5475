import type { TimedText } from '@vireo/transcripts/timed'
import { joinClasses } from '@vireo/ui'
import { useEffect, useRef } from 'react'

import { logQuietly } from '#kit/log.ts'
import { useCaptions } from '#productions/captions/index.ts'
import { workbenchWords } from '../words.ts'
import type { Sound } from './create-sound.ts'

type RecordingProps = {
  readonly sound: Sound
  readonly url: string
  readonly isFilm: boolean
  readonly text: TimedText
  readonly language: string
  /** Asks for another address, as each opens for an hour. */
  readonly onExpired: () => void
}

/** Holds the recording: a film is seen, with captions as they stand now; what is heard alone is not. */
export function Recording({ sound, url, isFilm, text, language, onExpired }: RecordingProps) {
  const recording = useRef<HTMLVideoElement>(null)
  const failedUrl = useRef<string>(undefined)
  const captions = useCaptions(text.segments, isFilm)
  useEffect(() => (recording.current ? sound.attach(recording.current) : undefined), [sound])
  useEffect(() => {
    const element = recording.current
    if (!element) return
    // Who has listened for an hour, or switches to what was dubbed, goes on where they were.
    const { currentTime: at, paused: isPaused } = element
    element.src = url
    if (at > 0) element.currentTime = at
    if (!isPaused) element.play().catch((error: unknown) => logQuietly('the recording does not go on', error))
  }, [url])
  const fail = () => {
    // One that could not be opened at first is no recording that this browser plays.
    if (failedUrl.current === undefined) onExpired()
    failedUrl.current = url
  }
  return (
    <video
      ref={recording}
      playsInline
      preload="metadata"
      aria-label={workbenchWords.recording}
      className={joinClasses('aspect-video w-full rounded-lg bg-black', !isFilm && 'hidden')}
      onError={fail}
      onLoadedMetadata={() => (failedUrl.current = undefined)}
    >
      <track default kind="captions" src={captions} srcLang={language} label={workbenchWords.segments} />
    </video>
  )
}
