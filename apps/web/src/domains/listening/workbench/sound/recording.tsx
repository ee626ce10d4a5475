import type { TimedText } from '@vireo/transcripts/timed'
import { joinClasses } from '@vireo/ui'
import { useEffect, useRef } from 'react'

import { useCaptions } from '#productions/captions/index.ts'
import { useLastingMedia } from '#productions/heard/index.ts'
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
  const lasting = useLastingMedia(recording, { url, onExpired })
  const captions = useCaptions(text.segments, isFilm)
  useEffect(() => (recording.current ? sound.attach(recording.current) : undefined), [sound])
  return (
    <video
      ref={recording}
      playsInline
      preload="metadata"
      aria-label={workbenchWords.recording}
      className={joinClasses('aspect-video w-full rounded-lg bg-black', !isFilm && 'hidden')}
      {...lasting}
    >
      <track default kind="captions" src={captions} srcLang={language} label={workbenchWords.segments} />
    </video>
  )
}
