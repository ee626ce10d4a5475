import type { Edit, Transcript } from '@vireo/transcripts'
import { memo, type RefObject, useCallback, useEffect, useRef } from 'react'

import { ParagraphBlock } from '../paragraph/paragraph-block.tsx'
import { transcriptionWords } from '../words.ts'

type ParagraphListProps = {
  readonly list: RefObject<HTMLOListElement | null>
  readonly transcript: Transcript
  /** Plays the recording from there; absent where it is not kept. */
  readonly onSeek: ((seconds: number) => void) | undefined
  /** Absent for those who only read. */
  readonly onEdit: ((edit: Edit) => Transcript) | undefined
  /** How many remarks are open on each paragraph, by its place. */
  readonly remarks: ReadonlyMap<number, number>
  readonly mayComment: boolean
  readonly onComment: (seconds: number) => void
}

/** Shows all paragraphs. Each is drawn again only for what changed in it: what it calls stays the same. */
export const ParagraphList = memo(function ParagraphList(props: ParagraphListProps) {
  const { list, transcript, onSeek, onEdit, remarks, mayComment, onComment } = props
  const latest = useRef({ onSeek, paragraphs: transcript.paragraphs })
  useEffect(() => {
    latest.current = { onSeek, paragraphs: transcript.paragraphs }
  })
  const seek = useCallback((seconds: number) => latest.current.onSeek?.(seconds), [])
  // Words are no buttons: whoever uses keys begins with the paragraph, by its time.
  useEffect(() => {
    const words = list.current
    const press = ({ target }: MouseEvent) => {
      const word = target instanceof Element ? target.closest<HTMLElement>('[data-token]') : null
      const paragraph = word?.closest<HTMLElement>('[data-paragraph]')?.dataset['paragraph']
      const tokens = latest.current.paragraphs[Number(paragraph)]?.tokens
      const start = tokens?.[Number(word?.dataset['token'])]?.start
      if (typeof start === 'number' && getSelection()?.isCollapsed !== false) seek(start)
    }
    words?.addEventListener('click', press)
    return () => words?.removeEventListener('click', press)
  }, [list, seek])
  const { paragraphs, speakers } = transcript
  return (
    <ol ref={list} aria-label={transcriptionWords.text} className="flex flex-col gap-4 empty:hidden">
      {paragraphs.map((paragraph, at) => (
        <ParagraphBlock
          // A paragraph is the one at this place; its words are another object when they change.
          key={`paragraph ${at}`}
          paragraph={paragraph}
          place={at}
          isLast={at === paragraphs.length - 1}
          speakers={speakers}
          onEdit={onEdit}
          onSeek={onSeek ? seek : undefined}
          remarks={remarks.get(at) ?? 0}
          mayComment={mayComment}
          onComment={onComment}
        />
      ))}
    </ol>
  )
})
