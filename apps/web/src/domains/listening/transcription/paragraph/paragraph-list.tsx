import type { Edit, Transcript } from '@vireo/transcripts'
import { memo, type RefObject, useCallback, useEffect, useRef, useState } from 'react'

import { transcriptionWords } from '../words.ts'
import { createGrouping, paragraphsOfGroup } from './groups.ts'
import { ParagraphGroup } from './paragraph-group.tsx'

/** Safari forgets that a list without marks is one, and so do its groups, which say nothing themselves. */
const listed = { role: 'list' } as const
const none: ReadonlyMap<number, number> = new Map()

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

/**
 * Shows all paragraphs, in groups. A group is drawn again only for what changed in it: what it calls stays the same. For the browser
 * a group is one thing as well, which it looks at whenever a letter is typed; of paragraphs there are thousands. To whoever listens
 * to the page they are one list.
 */
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
  const [grouped] = useState(createGrouping)
  const groups = grouped(paragraphs)
  const remarked = new Set([...remarks.keys()].map((place) => Math.floor(place / paragraphsOfGroup)))
  return (
    <ol ref={list} {...listed} aria-label={transcriptionWords.text} className="flex flex-col gap-4 empty:hidden">
      {groups.map((group, at) => (
        <ParagraphGroup
          // A group is the one at this place; its paragraphs are another list when one of them changes.
          key={`group ${at}`}
          paragraphs={group}
          first={at * paragraphsOfGroup}
          count={paragraphs.length}
          speakers={speakers}
          onEdit={onEdit}
          onSeek={onSeek ? seek : undefined}
          remarks={remarked.has(at) ? remarks : none}
          mayComment={mayComment}
          onComment={onComment}
        />
      ))}
    </ol>
  )
})
