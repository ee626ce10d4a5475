import { type Edit, formatTime, type Paragraph, type Speaker } from '@vireo/transcripts'
import { IconButton } from '@vireo/ui'
import { Combine, Pencil } from 'lucide-react'
import { memo, useState } from 'react'

import { tokenAt } from '../reading/places.ts'
import { transcriptionWords } from '../words.ts'
import { ParagraphEditor } from './paragraph-editor.tsx'
import { ParagraphText } from './paragraph-text.tsx'
import { SpeakerMenu } from './speaker-menu.tsx'

type ParagraphBlockProps = {
  readonly paragraph: Paragraph
  readonly place: number
  readonly isLast: boolean
  readonly speakers: readonly Speaker[]
  readonly hasSpeakers: boolean
  /** Answers what the text became, so that it can be split. */
  readonly onEdit: (edit: Edit) => void
  readonly onSplit: (place: number, text: string, at: (paragraph: Paragraph) => number) => void
  readonly onSeek: ((seconds: number) => void) | undefined
}

/** Shows one paragraph: who speaks, from when on, what they say; and lets one correct it where it stands. */
export const ParagraphBlock = memo(function ParagraphBlock(props: ParagraphBlockProps) {
  const { paragraph, place, isLast, speakers, hasSpeakers, onEdit, onSplit, onSeek } = props
  const [isEdited, setEdited] = useState(false)
  const start = paragraph.tokens[0]?.start ?? 0
  const time = formatTime(start)
  const close = () => setEdited(false)
  return (
    <li
      data-paragraph={place}
      className="group flex flex-col gap-1 [contain-intrinsic-size:auto_6rem] [content-visibility:auto]"
    >
      <div className="flex min-h-9 flex-wrap items-center gap-x-3">
        {hasSpeakers ? (
          <SpeakerMenu
            place={place}
            speaker={speakers.find(({ id }) => id === paragraph.speaker_id)}
            speakers={speakers}
            onEdit={onEdit}
          />
        ) : null}
        {onSeek ? (
          <button
            type="button"
            aria-label={transcriptionWords.listenFrom(time)}
            className="pressed rounded-sm text-xs text-muted tabular-nums hover:text-accent"
            onClick={() => onSeek(start)}
          >
            {time}
          </button>
        ) : (
          <span className="text-xs text-muted tabular-nums">{time}</span>
        )}
        <span className="ml-auto flex opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100">
          <IconButton size="sm" label={transcriptionWords.editAt(time)} onClick={() => setEdited(true)}>
            <Pencil aria-hidden size={14} />
          </IconButton>
          {isLast ? null : (
            <IconButton
              size="sm"
              label={transcriptionWords.joinAt(time)}
              onClick={() => onEdit({ kind: 'join', paragraph: place })}
            >
              <Combine aria-hidden size={14} />
            </IconButton>
          )}
        </span>
      </div>
      {isEdited ? (
        <ParagraphEditor
          paragraph={paragraph}
          onSave={(text) => {
            close()
            onEdit({ kind: 'text', paragraph: place, text })
          }}
          onSplit={(text, character) => {
            close()
            onSplit(place, text, ({ tokens }) => tokenAt(tokens, character))
          }}
          onClose={close}
        />
      ) : (
        <ParagraphText paragraph={paragraph} />
      )}
    </li>
  )
})
