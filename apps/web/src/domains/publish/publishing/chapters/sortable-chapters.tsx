import { useVisibleMoves } from '@vireo/ui'

import { announce } from '#kit/announce.tsx'
import { moved, renamed, without, withPreview } from './chapter-list.ts'
import { ChapterRow } from './chapter-row.tsx'
import type { ChapterEditing } from './use-chapters.ts'
import { useRowDrag } from './use-row-drag.ts'
import { chapterWords } from './words.ts'

/** Shows chapters in their order, which is changed by pointer, keys, or the menu of each. */
export function SortableChapters({
  editing: { chapters, change, type, leave },
  onReplace,
}: {
  readonly editing: ChapterEditing
  readonly onReplace: (id: string) => void
}) {
  const move = (from: number, to: number) => {
    change(moved(chapters, from, to))
    announce(chapterWords.movedTo(to + 1, chapters.length))
  }
  const { list, drag, handleAt } = useRowDrag(chapters.length, move)
  useVisibleMoves(list, chapters.map(({ history_item_id: id }) => id).join(' '))
  return (
    <ol ref={list} aria-label={chapterWords.title} className="-mx-2 flex w-[calc(100%+1rem)] flex-col">
      {chapters.map((chapter, at) => (
        <ChapterRow
          key={chapter.history_item_id}
          chapter={chapter}
          place={at + 1}
          count={chapters.length}
          handle={handleAt(at)}
          drag={drag}
          onTitle={(title) => type(renamed(chapters, chapter.history_item_id, title))}
          onLeave={leave}
          onMove={(to) => move(at, to)}
          onPreview={(on) => change(withPreview(chapters, on ? chapter.history_item_id : undefined))}
          onReplace={() => onReplace(chapter.history_item_id)}
          onRemove={() => change(without(chapters, chapter.history_item_id))}
        />
      ))}
    </ol>
  )
}
