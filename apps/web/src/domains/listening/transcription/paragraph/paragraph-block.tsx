import { type Edit, formatTime, type Paragraph, type Speaker, type Transcript } from '@vireo/transcripts'
import { memo, useRef, useState } from 'react'

import { tokenAt } from '../reading/places.ts'
import { ParagraphEditor } from './paragraph-editor.tsx'
import { CommentMark, ParagraphActions, ParagraphTime } from './paragraph-head.tsx'
import { ParagraphText } from './paragraph-text.tsx'
import { SpeakerMenu } from './speaker-menu.tsx'

type ParagraphBlockProps = {
  readonly paragraph: Paragraph
  readonly place: number
  /** Whether it is near the screen. */
  readonly isNear: boolean
  /** How many there are in all. */
  readonly count: number
  readonly speakers: readonly Speaker[]
  /** Absent for those who only read. */
  readonly onEdit: ((edit: Edit) => Transcript) | undefined
  readonly onSeek: ((seconds: number) => void) | undefined
  /** How many remarks on it are open. */
  readonly remarks: number
  readonly mayComment: boolean
  /** Shows what is remarked from a time on, and takes something new there. */
  readonly onComment: (seconds: number) => void
}

/**
 * The list of a group says nothing to whoever listens, and would silence its items. Each tells its place among all of them, of which
 * only some are laid out.
 */
const listitem = { role: 'listitem' } as const

/** Shows one paragraph: who speaks, from when on, what they say; and lets one correct it where it stands. */
export const ParagraphBlock = memo(function ParagraphBlock(props: ParagraphBlockProps) {
  const { paragraph, place, isNear, count, speakers, onEdit, onSeek, remarks, mayComment, onComment } = props
  const [isEdited, setEdited] = useState(false)
  const speaker = speakers.find(({ id }) => id === paragraph.speaker_id)
  const start = paragraph.tokens[0]?.start ?? 0
  const correct = useRef<HTMLButtonElement>(null)
  const close = () => {
    setEdited(false)
    correct.current?.focus()
  }
  const save = (text: string) => {
    close()
    return onEdit?.({ kind: 'text', paragraph: place, text })
  }
  const split = (text: string, character: number) => {
    const written = save(text)?.paragraphs[place]
    if (written) onEdit?.({ kind: 'split', paragraph: place, at: tokenAt(written.tokens, character) })
  }
  return (
    // It is painted alone: what changes in others does not concern it.
    <li
      {...listitem}
      aria-posinset={place + 1}
      aria-setsize={count}
      data-paragraph={place}
      className="group -mx-1 flex flex-col gap-1 px-1 contain-content"
    >
      <div className="flex min-h-9 flex-wrap items-center gap-x-3">
        {isNear && onEdit && speakers.length > 0 ? (
          <SpeakerMenu place={place} speaker={speaker} speakers={speakers} onEdit={onEdit} />
        ) : speaker ? (
          <span className="text-sm font-medium">{speaker.name}</span>
        ) : null}
        <ParagraphTime start={start} onSeek={isNear ? onSeek : undefined} />
        <span className="ml-auto" />
        {remarks > 0 ? <CommentMark count={remarks} time={formatTime(start)} onShow={() => onComment(start)} /> : null}
        {isNear ? (
          <ParagraphActions
            time={formatTime(start)}
            correct={correct}
            onCorrect={onEdit && (() => setEdited(true))}
            onComment={mayComment ? () => onComment(start) : undefined}
            onJoin={place === count - 1 || !onEdit ? undefined : () => onEdit({ kind: 'join', paragraph: place })}
          />
        ) : null}
      </div>
      {isEdited ? (
        <ParagraphEditor paragraph={paragraph} onSave={save} onSplit={split} onClose={close} />
      ) : (
        <ParagraphText paragraph={paragraph} isNear={isNear} />
      )}
    </li>
  )
})
