import type { WorkedContent } from '@vireo/contracts/productions'
import type { Workbench } from '@vireo/contracts/workbench'
import { segmentAt, type TimedSegment } from '@vireo/transcripts/timed'
import { useCallback, useEffect, useRef } from 'react'

import { type Commenting, CommentList, commentWords } from '#productions/comments/index.ts'
import type { Writing } from '../bench/use-writing.ts'
import { useNotes, type WorkPath } from '../queries.ts'
import { ChangeList } from '../review/change-list.tsx'
import type { Sound } from '../sound/create-sound.ts'
import { workbenchWords } from '../words.ts'
import { NoteList } from './note-list.tsx'
import { OrderNotes } from './order-notes.tsx'
import { PartChoice, partsOf, type Shown } from './part-choice.tsx'
import { ProblemList } from './problem-list.tsx'
import { ScriptText } from './script-text.tsx'

type SidePanelProps = {
  readonly path: WorkPath
  readonly writing: Writing
  readonly workbench: Workbench
  readonly content: Pick<WorkedContent, 'instructions' | 'verbatim' | 'script'>
  readonly sound: Sound
  readonly commenting: Commenting
  readonly shown: Shown
  readonly onShow: (shown: Shown) => void
}

/** Shows beside what is written what should be looked at, what is said about places of it, what was ordered, and what changed. */
export function SidePanel({ path, writing, workbench, content, sound, commenting, shown, onShow }: SidePanelProps) {
  const notes = useNotes(path)
  const count = writing.problems.reduce((sum, each) => sum + each.length, 0)
  const offered = partsOf(workbench, content)
  const seek = useSeek(writing, sound)
  const goTo = (segment: TimedSegment) => {
    writing.activate(segment.id)
    sound.seek(segment.start_s)
  }
  const labels: Readonly<Record<Shown, string>> = {
    script: workbenchWords.script,
    problems: workbenchWords.checks(count),
    comments: commentWords.titleWith(commenting.open),
    notes: workbenchWords.orderAndNotes,
    changes: workbenchWords.changes,
  }
  return (
    <section aria-label={workbenchWords.panel} className="flex min-h-0 flex-1 flex-col rounded-lg bg-surface">
      <PartChoice {...{ offered, labels, shown, onShow }} />
      <div className="min-h-0 flex-1 overflow-y-auto p-4">
        {shown === 'script' && content.script ? <ScriptText script={content.script} /> : null}
        {shown === 'problems' ? <ProblemList writing={writing} onGo={goTo} /> : null}
        {shown === 'comments' ? (
          <div className="flex flex-col gap-5">
            <p className="text-xs text-muted">{commentWords.lead}</p>
            <CommentList
              commenting={commenting}
              durationS={workbench.task.duration_ms / 1000}
              place={sound.positionS}
              onGo={seek}
            />
            <NoteList notes={notes} onGo={seek} />
          </div>
        ) : null}
        {shown === 'notes' ? (
          <OrderNotes instructions={content.instructions} verbatim={content.verbatim} glossary={workbench.glossary} />
        ) : null}
        {shown === 'changes' ? <ChangeList path={path} onGo={seek} /> : null}
      </div>
    </section>
  )
}

/** Answers what goes to a place of the recording and the segment there; it stays the same while somebody types. */
function useSeek(writing: Writing, sound: Sound): (seconds: number) => void {
  const latest = useRef(writing)
  useEffect(() => {
    latest.current = writing
  })
  return useCallback(
    (seconds) => {
      const { text, activate } = latest.current
      const segment = text.segments[segmentAt(text.segments, seconds)]
      if (segment) activate(segment.id)
      sound.seek(seconds)
    },
    [sound],
  )
}
