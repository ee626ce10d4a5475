import type { TaskContent } from '@vireo/contracts/productions'
import { Section } from '@vireo/ui'
import type { RefObject } from 'react'

import { reviewWords } from './words.ts'
import { useCaptions } from '../captions/use-captions.ts'

type RecordingSectionProps = {
  readonly media: RefObject<HTMLVideoElement | null>
  readonly address: string
  readonly written: TaskContent
  readonly language: string
  readonly instructions: string | null
  readonly verbatim: boolean
}

/** Plays the recording, with what was written over it, and says what the buyer asked for. */
export function RecordingSection({ media, address, written, language, instructions, verbatim }: RecordingSectionProps) {
  const captions = useCaptions(written.segments)
  return (
    <Section title={reviewWords.recording} lead={reviewWords.asked(instructions ?? reviewWords.noInstructions)}>
      {verbatim ? <p className="mb-3 text-sm">{reviewWords.verbatim}</p> : null}
      <video
        ref={media}
        src={address}
        controls
        playsInline
        preload="metadata"
        aria-label={reviewWords.recording}
        className="max-h-72 min-h-14 w-full rounded-md bg-fill"
      >
        <track kind="captions" src={captions} srcLang={language} label={reviewWords.text} />
      </video>
    </Section>
  )
}
