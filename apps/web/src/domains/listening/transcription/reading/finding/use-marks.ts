import type { Paragraph } from '@vireo/transcripts'
import { type RefObject, useEffect, useRef } from 'react'

import type { Hit } from './hit.ts'
import { markFound, showHit } from './marks.ts'
import type { Searched } from './use-hits.ts'

type Marking = {
  readonly list: RefObject<HTMLElement | null>
  /** As they are now; what was found may be of those before a correction. */
  readonly paragraphs: readonly Paragraph[]
  readonly searched: Searched
  /** The number of the hit that somebody went to; -1 where they did not. */
  readonly here: number
}

/** Marks what was found as long as it is looked for, also in what is drawn later, and answers what brings a hit into sight. */
export function useMarks({ list, paragraphs, searched, here }: Marking): (hit: Hit) => void {
  const awaited = useRef<Hit>(undefined)
  useEffect(() => {
    const words = list.current
    if (!words) return undefined
    const marked = {
      hits: searched.hits,
      here,
      isSearched: (at: number) => searched.paragraphs[at] === paragraphs[at],
    }
    let unmark = markFound(words, marked)
    let frame = 0
    const again = () => {
      unmark()
      unmark = markFound(words, marked)
      if (awaited.current && showHit(words, awaited.current)) awaited.current = undefined
    }
    // Words are drawn as one comes near them; what is typed into a paragraph marks nothing.
    const drawn = new MutationObserver((changes) => {
      if (changes.every(({ target }) => target instanceof HTMLTextAreaElement)) return
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(again)
    })
    drawn.observe(words, { childList: true, subtree: true })
    return () => {
      drawn.disconnect()
      cancelAnimationFrame(frame)
      unmark()
    }
  }, [list, paragraphs, searched, here])
  return (hit) => {
    awaited.current = list.current && !showHit(list.current, hit) ? hit : undefined
  }
}
