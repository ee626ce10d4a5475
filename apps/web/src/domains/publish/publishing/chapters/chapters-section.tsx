import { publishingLimits, type Work } from '@vireo/contracts/publishing'
import { Section, Skeleton } from '@vireo/ui'
import { Suspense, useState } from 'react'

import { later } from '#kit/later.tsx'
import { SaveNote } from '../saving/save-note.tsx'
import type { Saver } from '#kit/saving/index.ts'
import { type Chapters, withAdded } from './chapter-list.ts'
import { SortableChapters } from './sortable-chapters.tsx'
import { type ChapterEditing, useChapters } from './use-chapters.ts'
import { chapterWords } from './words.ts'

const ChooseRecordingsDialog = later(async () => ({
  default: (await import('../work-parts.ts')).ChooseRecordingsDialog,
}))
const UploadZone = later(async () => ({ default: (await import('../upload-parts.ts')).UploadZone }))
const ReplaceWithFileDialog = later(async () => ({
  default: (await import('../upload-parts.ts')).ReplaceWithFileDialog,
}))
const { chaptersMax } = publishingLimits

type ChaptersProps = { readonly work: Work; readonly saver: Saver<Chapters>; readonly mayChange: boolean }

/** Lets one choose which recordings and files are the chapters of a work, in which order, and what each is called. */
export function ChaptersSection({ work, saver, mayChange }: ChaptersProps) {
  const editing = useChapters(work, saver)
  const { chapters } = editing
  const [asked, setAsked] = useState<Asked>()
  const isFull = chapters.length >= chaptersMax
  return (
    <Section
      title={chapterWords.title}
      lead={work.kind === 'single' ? chapterWords.leadSingle : chapterWords.lead}
      action={<SaveNote saver={saver} />}
    >
      <div data-field="chapters" className="flex flex-col items-start gap-4">
        {chapters.length > 0 ? (
          <SortableChapters
            workId={work.work_id}
            editing={editing}
            onReplace={(replacedId) => setAsked({ for: 'recordings', replacedId })}
            onReplaceWithFile={(replacedId) => setAsked({ for: 'file', replacedId })}
          />
        ) : (
          <p className="w-full rounded-md bg-fill p-4 text-sm text-muted">{chapterWords.none}</p>
        )}
        {mayChange && !isFull ? (
          <Suspense fallback={<Skeleton className="h-44 w-full" />}>
            <UploadZone work={work} editing={editing} onAdd={() => setAsked({ for: 'recordings' })} />
          </Suspense>
        ) : null}
        {isFull ? <p className="text-xs text-muted">{chapterWords.full(chaptersMax)}</p> : null}
        {chapters.some(({ upload }) => upload) ? (
          <p className="text-xs text-muted">{chapterWords.withoutText}</p>
        ) : null}
      </div>
      {asked ? <Asking asked={asked} work={work} editing={editing} onClose={() => setAsked(undefined)} /> : null}
    </Section>
  )
}

/** What is being chosen; for which chapter, where it takes the place of one. */
type Asked =
  | { readonly for: 'recordings'; readonly replacedId?: string }
  | { readonly for: 'file'; readonly replacedId: string }

function Asking({
  asked,
  work,
  editing,
  onClose,
}: {
  readonly asked: Asked
  readonly work: Work
  readonly editing: ChapterEditing
  readonly onClose: () => void
}) {
  const { chapters, change } = editing
  const { replacedId } = asked
  return (
    <Suspense>
      {asked.for === 'file' ? (
        <ReplaceWithFileDialog work={work} editing={editing} replacedId={asked.replacedId} onClose={onClose} />
      ) : (
        <ChooseRecordingsDialog
          takenIds={chapters.map(({ id }) => id)}
          most={replacedId === undefined ? chaptersMax - chapters.length : 1}
          replaces={replacedId !== undefined}
          onClose={onClose}
          onChosen={(added) => {
            change(withAdded(chapters, added, replacedId))
            onClose()
          }}
        />
      )}
    </Suspense>
  )
}
