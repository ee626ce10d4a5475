import { type WorkedContent, writesRemarks } from '@vireo/contracts/productions'
import type { Workbench } from '@vireo/contracts/workbench'
import { segmentAt, type TimedSegment } from '@vireo/transcripts/timed'
import { SegmentedControl } from '@vireo/ui'
import { useCallback, useEffect, useRef } from 'react'

import { type Commenting, CommentList, commentWords } from '#productions/comments/index.ts'
import type { Writing } from '../bench/use-writing.ts'
import { useNotes, type WorkPath } from '../queries.ts'
import { ChangeList } from '../review/change-list.tsx'
import type { Sound } from '../sound/create-sound.ts'
import { workbenchWords } from '../words.ts'
import { NoteList } from './note-list.tsx'
import { OrderNotes } from './order-notes.tsx'
import { ProblemList } from './problem-list.tsx'
import { ScriptText } from './script-text.tsx'

const parts = ['script', 'problems', 'comments', 'notes', 'changes'] as const
export type Shown = (typeof parts)[number]

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
  const offered = parts.filter((part) => part !== 'script' || content.script)
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
      {/* Four have less room beside what they say. */}
      <div className="p-3 pb-0 [&_label]:px-1 [&_label]:text-xs">
        <SegmentedControl
          label={workbenchWords.panel}
          labelHidden
          value={shown}
          onChange={(value) => onShow(parts.find((part) => part === value) ?? 'problems')}
          options={offered.map((part) => ({ value: part, label: labels[part] }))}
        />
      </div>
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
