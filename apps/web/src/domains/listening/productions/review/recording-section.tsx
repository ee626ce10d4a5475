import type { TaskContent, WorkedContent } from '@vireo/contracts/productions'
import { Section, TextArea } from '@vireo/ui'
import type { RefObject } from 'react'

import { useCaptions } from '../captions/use-captions.ts'
import { HeardChoice } from '../heard/heard-choice.tsx'
import { useHeard } from '../heard/use-heard.ts'
import { useLastingMedia } from '../heard/use-lasting-media.ts'
import { reviewWords } from './words.ts'

type RecordingSectionProps = {
  readonly media: RefObject<HTMLVideoElement | null>
  readonly content: WorkedContent
  readonly written: TaskContent
  readonly language: string
  /** Asks for other addresses, as each opens for an hour. */
  readonly onExpired: () => void
}

/** Plays the recording, or what was dubbed, with what was written over it, and says what the buyer asked for. */
export function RecordingSection({ media, content, written, language, onExpired }: RecordingSectionProps) {
  const { instructions, script, verbatim } = content
  const captions = useCaptions(written.segments)
  const { heard, hear, url, other } = useHeard(content)
  const lasting = useLastingMedia(media, { url, onExpired })
  return (
    <Section title={reviewWords.recording} lead={reviewWords.asked(instructions ?? reviewWords.noInstructions)}>
      {verbatim ? <p className="mb-3 text-sm">{reviewWords.verbatim}</p> : null}
      {other ? (
        <div className="mb-3">
          <HeardChoice heard={heard} onHear={hear} />
        </div>
      ) : null}
      <video
        ref={media}
        controls
        playsInline
        preload="metadata"
        aria-label={reviewWords.recording}
        className="max-h-72 min-h-14 w-full rounded-md bg-fill"
        {...lasting}
      >
        <track kind="captions" src={captions} srcLang={language} label={reviewWords.text} />
      </video>
      {script ? (
        <details className="mt-3 text-sm">
          <summary className="cursor-pointer font-medium">{reviewWords.script}</summary>
          <div className="mt-2">
            <TextArea label={reviewWords.script} labelHidden readOnly dir="auto" value={script} />
          </div>
        </details>
      ) : null}
    </Section>
  )
}
