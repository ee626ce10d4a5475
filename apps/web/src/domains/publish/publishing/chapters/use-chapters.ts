import type { Work } from '@vireo/contracts/publishing'
import { useState } from 'react'

import type { Saver } from '../saving/saver.ts'
import { areNamed, type Chapters, chaptersOf } from './chapter-list.ts'

export type ChapterEditing = {
  readonly chapters: Chapters
  /** Changes what is chosen or moved, which is kept at once. */
  readonly change: (next: Chapters) => void
  /** Changes what is typed, which is kept once typing rests. */
  readonly type: (next: Chapters) => void
  /** Sends at once what was typed. */
  readonly leave: () => void
}

/** Holds the chapters that somebody edits, and has them kept whenever each is called something. */
export function useChapters(work: Work, saver: Saver<Chapters>): ChapterEditing {
  const [edited, setEdited] = useState<Chapters>()
  const type = (next: Chapters) => {
    setEdited(next)
    if (areNamed(next)) saver.add(next)
  }
  const leave = () => void saver.flush().catch(() => undefined)
  return {
    chapters: edited ?? chaptersOf(work),
    type,
    leave,
    change: (next) => {
      type(next)
      leave()
    },
  }
}
