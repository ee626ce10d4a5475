import { publishingLimits, type Work } from '@vireo/contracts/publishing'
import { Button, Section } from '@vireo/ui'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'

import { later } from '#kit/later.tsx'
import { SaveNote } from '../saving/save-note.tsx'
import type { Saver } from '../saving/saver.ts'
import { type Chapters, withAdded } from './chapter-list.ts'
import { SortableChapters } from './sortable-chapters.tsx'
import { useChapters } from './use-chapters.ts'
import { chapterWords } from './words.ts'

const ChooseRecordingsDialog = later(async () => ({
  default: (await import('../work-parts.ts')).ChooseRecordingsDialog,
}))

/** Lets one choose which recordings are the chapters of a work, in which order, and what each is called. */
export function ChaptersSection({ work, saver }: { readonly work: Work; readonly saver: Saver<Chapters> }) {
  const editing = useChapters(work, saver)
  const { chapters, change } = editing
  /** Whether recordings are being chosen; for which chapter, where it takes the place of one. */
  const [choosing, setChoosing] = useState<{ readonly replacedId?: string }>()
  const { chaptersMax } = publishingLimits
  const add = (
    <Button
      icon={<Plus aria-hidden size={16} />}
      disabled={chapters.length >= chaptersMax}
      onClick={() => setChoosing({})}
    >
      {chapterWords.add}
    </Button>
  )
  return (
    <Section
      title={chapterWords.title}
      lead={work.kind === 'single' ? chapterWords.leadSingle : chapterWords.lead}
      action={<SaveNote saver={saver} />}
    >
      <div data-field="chapters" className="flex flex-col items-start gap-4">
        {chapters.length > 0 ? (
          <SortableChapters editing={editing} onReplace={(id) => setChoosing({ replacedId: id })} />
        ) : (
          <p className="w-full rounded-md bg-fill p-4 text-sm text-muted">{chapterWords.none}</p>
        )}
        {add}
        {chapters.length >= chaptersMax ? <p className="text-xs text-muted">{chapterWords.full(chaptersMax)}</p> : null}
      </div>
      {choosing ? (
        <Suspense>
          <ChooseRecordingsDialog
            takenIds={chapters.map((one) => one.history_item_id)}
            most={choosing.replacedId === undefined ? chaptersMax - chapters.length : 1}
            replaces={choosing.replacedId !== undefined}
            onClose={() => setChoosing(undefined)}
            onChosen={(added) => {
              change(withAdded(chapters, added, choosing.replacedId))
              setChoosing(undefined)
            }}
          />
        </Suspense>
      ) : null}
    </Section>
  )
}
