import type { Work } from '@vireo/contracts/publishing'
import { useRef, useState } from 'react'

import type { Saver } from '#kit/saving/index.ts'
import { useKeepWork } from '../queries.ts'
import { areNamed, type Chapters, chaptersOf, withUploads } from './chapter-list.ts'

export type ChapterEditing = {
  readonly chapters: Chapters
  /** Changes what is chosen or moved, which is kept at once. */
  readonly change: (next: Chapters) => void
  /** Changes what is typed, which is kept once typing rests. */
  readonly type: (next: Chapters) => void
  /** Sends at once what was typed. */
  readonly leave: () => void
  /** Takes in what was uploaded, as the server answered; `replacedId` is the chapter in whose place it comes. */
  readonly arrive: (work: Work, replacedId?: string) => void
}

/** Holds the chapters that somebody edits, and has them kept whenever each is called something. */
export function useChapters(work: Work, saver: Saver<Chapters>): ChapterEditing {
  const [edited, setEdited] = useState<Chapters>()
  // An upload takes minutes: what was edited meanwhile counts.
  const latest = useRef<Chapters>(undefined)
  const keep = useKeepWork()
  const type = (next: Chapters) => {
    latest.current = next
    setEdited(next)
    if (areNamed(next)) saver.add(next)
  }
  const leave = () => void saver.flush().catch(() => undefined)
  const change = (next: Chapters) => {
    type(next)
    leave()
  }
  return {
    chapters: edited ?? chaptersOf(work),
    type,
    leave,
    change,
    arrive: (after, replacedId) => {
      keep(after)
      if (latest.current) change(withUploads(latest.current, after, replacedId))
    },
  }
}
