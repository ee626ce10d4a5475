import type { ComponentProps } from 'react'

import type { EditedChapter } from './chapter-list.ts'

/** What is shown of a chapter, and what is told of what somebody does with it. */
export type ChapterRowProps = {
  readonly workId: string
  readonly chapter: EditedChapter
  /** Counted from one. */
  readonly place: number
  readonly count: number
  /** What moves it. */
  readonly handle: ComponentProps<'button'>
  /** What is being moved now, from place to place, counted from zero. */
  readonly drag: { readonly from: number; readonly to: number } | undefined
  readonly onTitle: (title: string) => void
  readonly onLeave: () => void
  /** To a place counted from zero. */
  readonly onMove: (to: number) => void
  readonly onPreview: (on: boolean) => void
  readonly onReplace: () => void
  /** With a file. */
  readonly onReplaceWithFile: () => void
  readonly onRemove: () => void
}
