import { useVisibleMoves } from '@vireo/ui'

import { announce } from '#kit/announce.tsx'
import { moved } from '#kit/moving/moved.ts'
import { useRowDrag } from '#kit/moving/use-row-drag.ts'
import { renamed, without, withPreview } from './chapter-list.ts'
import { ChapterRow } from './chapter-row.tsx'
import type { ChapterEditing } from './use-chapters.ts'
import { chapterWords } from './words.ts'

/** Shows chapters in their order, which is changed by pointer, keys, or the menu of each. */
export function SortableChapters({
  workId,
  editing: { chapters, change, type, leave },
  onReplace,
  onReplaceWithFile,
}: {
  readonly workId: string
  readonly editing: ChapterEditing
  readonly onReplace: (id: string) => void
  readonly onReplaceWithFile: (id: string) => void
}) {
  const move = (from: number, to: number) => {
    change(moved(chapters, from, to))
    announce(chapterWords.movedTo(to + 1, chapters.length))
  }
  const { list, drag, handleAt } = useRowDrag(chapters.length, move)
  useVisibleMoves(list, chapters.map(({ id }) => id).join(' '))
  return (
    <ol ref={list} aria-label={chapterWords.title} className="-mx-2 flex w-[calc(100%+1rem)] flex-col">
      {chapters.map((chapter, at) => (
        <ChapterRow
          key={chapter.id}
          workId={workId}
          chapter={chapter}
          place={at + 1}
          count={chapters.length}
          handle={handleAt(at)}
          drag={drag}
          onTitle={(title) => type(renamed(chapters, chapter.id, title))}
          onLeave={leave}
          onMove={(to) => move(at, to)}
          onPreview={(on) => change(withPreview(chapters, on ? chapter.id : undefined))}
          onReplace={() => onReplace(chapter.id)}
          onReplaceWithFile={() => onReplaceWithFile(chapter.id)}
          onRemove={() => change(without(chapters, chapter.id))}
        />
      ))}
    </ol>
  )
}
