import type { TaskContent, WorkedContent } from '@vireo/contracts/productions'
import { Section, SegmentedControl, TextArea } from '@vireo/ui'
import { type RefObject, useState } from 'react'

import { reviewWords } from './words.ts'
import { useCaptions } from '../captions/use-captions.ts'

type RecordingSectionProps = {
  readonly media: RefObject<HTMLVideoElement | null>
  readonly content: WorkedContent
  readonly written: TaskContent
  readonly language: string
}

/** Plays the recording, or what was dubbed, with what was written over it, and says what the buyer asked for. */
export function RecordingSection({ media, content, written, language }: RecordingSectionProps) {
  const { media_url: address, original, instructions, script, verbatim } = content
  const captions = useCaptions(written.segments)
  const [heard, hear] = useState('dub')
  const [startS, setStart] = useState(0)
  const switchTo = (next: string) => {
    setStart(media.current?.currentTime ?? 0)
    hear(next)
  }
  return (
    <Section title={reviewWords.recording} lead={reviewWords.asked(instructions ?? reviewWords.noInstructions)}>
      {verbatim ? <p className="mb-3 text-sm">{reviewWords.verbatim}</p> : null}
      {original ? (
        <div className="mb-3 max-w-xs">
          <SegmentedControl
            label={reviewWords.heard}
            labelHidden
            value={heard}
            options={[
              { value: 'dub', label: reviewWords.dub },
              { value: 'original', label: reviewWords.original },
            ]}
            onChange={switchTo}
          />
        </div>
      ) : null}
      <video
        ref={media}
        src={heard === 'original' && original ? original.media_url : address}
        controls
        playsInline
        preload="metadata"
        aria-label={reviewWords.recording}
        className="max-h-72 min-h-14 w-full rounded-md bg-fill"
        // Both are listened to from the same place on.
        onLoadedMetadata={(event) => (event.currentTarget.currentTime = startS)}
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
