import type { TaskContent } from '@vireo/contracts/productions'
import { clockText, Section } from '@vireo/ui'

import { reviewWords } from './words.ts'

type WrittenTextProps = {
  readonly content: TaskContent
  /** Whether remarks are written, which nobody says. */
  readonly isRemarked: boolean
  readonly onPlay: (seconds: number) => void
}

/** Shows what was written, segment by segment; each is heard from its place in the recording. */
export function WrittenText({ content: { segments, speakers }, isRemarked, onPlay }: WrittenTextProps) {
  const nameOf = (id: string) => (isRemarked ? [] : speakers).find((speaker) => speaker.id === id)?.name
  return (
    <Section
      title={isRemarked ? reviewWords.remarks : reviewWords.text}
      lead={isRemarked ? reviewWords.remarksLead(segments.length) : reviewWords.textLead(segments.length)}
    >
      <ol className="flex flex-col">
        {segments.map((segment) => (
          <li
            key={segment.id}
            className="grid grid-cols-[4rem_1fr] gap-x-3 py-2 text-sm [contain-intrinsic-size:auto_2.75rem] [content-visibility:auto]"
          >
            <button
              type="button"
              aria-label={reviewWords.play(clockText(segment.start_s * 1000))}
              className="pressed h-6 justify-self-start rounded-sm px-1 text-xs text-muted tabular-nums hover:text-ink hover:underline"
              onClick={() => onPlay(segment.start_s)}
            >
              {clockText(segment.start_s * 1000)}
            </button>
            <div className="min-w-0">
              {nameOf(segment.speaker_id) ? (
                <p dir="auto" className="text-xs text-muted">
                  {nameOf(segment.speaker_id)}
                </p>
              ) : null}
              <p dir="auto" className="wrap-anywhere">
                {segment.translation ?? segment.text}
              </p>
              {segment.translation ? (
                <p dir="auto" className="text-xs wrap-anywhere text-muted">
                  {segment.text}
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
