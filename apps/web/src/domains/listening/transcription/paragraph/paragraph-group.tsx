import type { Edit, Paragraph, Speaker, Transcript } from '@vireo/transcripts'
import { memo } from 'react'

import { ParagraphBlock } from './paragraph-block.tsx'
import { useNear } from './use-near.ts'

type ParagraphGroupProps = {
  readonly paragraphs: readonly Paragraph[]
  /** The place of its first paragraph. */
  readonly first: number
  /** How many paragraphs there are in all. */
  readonly count: number
  readonly speakers: readonly Speaker[]
  /** Absent for those who only read. */
  readonly onEdit: ((edit: Edit) => Transcript) | undefined
  readonly onSeek: ((seconds: number) => void) | undefined
  /** How many remarks are open on each paragraph, by its place. */
  readonly remarks: ReadonlyMap<number, number>
  readonly mayComment: boolean
  readonly onComment: (seconds: number) => void
}

/** Shows some paragraphs that follow each other, which the browser lays out once they are near the screen. */
export const ParagraphGroup = memo(function ParagraphGroup(props: ParagraphGroupProps) {
  const { paragraphs, first, remarks, ...rest } = props
  const { isNear, ref } = useNear()
  return (
    <li
      role="none"
      ref={ref}
      // The room of twelve paragraphs of two lines, until they were laid out once.
      className="-mx-1 px-1 [contain-intrinsic-size:auto_83rem] [content-visibility:auto]"
    >
      <ol role="none" className="flex flex-col gap-4">
        {paragraphs.map((paragraph, at) => (
          <ParagraphBlock
            // A paragraph is the one at this place; its words are another object when they change.
            key={`paragraph ${first + at}`}
            paragraph={paragraph}
            place={first + at}
            isNear={isNear}
            remarks={remarks.get(first + at) ?? 0}
            {...rest}
          />
        ))}
      </ol>
    </li>
  )
})
