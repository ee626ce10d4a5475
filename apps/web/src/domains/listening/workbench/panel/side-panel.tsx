import { type WorkedContent, writesRemarks } from '@vireo/contracts/productions'
import type { Workbench } from '@vireo/contracts/workbench'
import { segmentAt, type TimedSegment } from '@vireo/transcripts/timed'
import { SegmentedControl } from '@vireo/ui'
import { useState } from 'react'

import type { Writing } from '../bench/use-writing.ts'
import { useNotes, type WorkPath } from '../queries.ts'
import { ChangeList } from '../review/change-list.tsx'
import type { Sound } from '../sound/create-sound.ts'
import { workbenchWords } from '../words.ts'
import { NoteList } from './note-list.tsx'
import { ProblemList } from './problem-list.tsx'
import { ScriptText } from './script-text.tsx'

type SidePanelProps = {
  readonly path: WorkPath
  readonly writing: Writing
  readonly workbench: Workbench
  readonly content: Pick<WorkedContent, 'instructions' | 'verbatim' | 'script'>
  readonly sound: Sound
}

/** Shows beside what is written what should be looked at, what was ordered and remarked, and what changed. */
export function SidePanel({ path, writing, workbench, content, sound }: SidePanelProps) {
  const notes = useNotes(path)
  const isRemarked = writesRemarks(workbench.task.service)
  const first = isRemarked ? (content.script ? 'script' : 'notes') : 'problems'
  const [shown, show] = useState(workbench.may_write ? first : 'changes')
  const count = writing.problems.reduce((sum, each) => sum + each.length, 0)
  const goTo = (segment: TimedSegment) => {
    writing.activate(segment.id)
    sound.seek(segment.start_s)
  }
  const seek = (seconds: number) => {
    const segment = writing.text.segments[segmentAt(writing.text.segments, seconds)]
    if (segment) writing.activate(segment.id)
    sound.seek(seconds)
  }
  return (
    <section aria-label={workbenchWords.panel} className="flex min-h-0 flex-1 flex-col rounded-lg bg-surface">
      <div className="p-3 pb-0">
        <SegmentedControl
          label={workbenchWords.panel}
          labelHidden
          value={shown}
          onChange={show}
          options={[
            ...(content.script ? [{ value: 'script', label: workbenchWords.script }] : []),
            // What is wrong with a remark stands beside it.
            ...(isRemarked ? [] : [{ value: 'problems', label: workbenchWords.checks(count) }]),
            { value: 'notes', label: workbenchWords.orderAndNotes },
            { value: 'changes', label: workbenchWords.changes },
          ]}
        />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto p-4">
        {shown === 'script' && content.script ? <ScriptText script={content.script} /> : null}
        {shown === 'problems' ? <ProblemList writing={writing} onGo={goTo} /> : null}
        {shown === 'notes' ? (
          <NoteList
            instructions={content.instructions}
            verbatim={content.verbatim}
            notes={notes}
            glossary={workbench.glossary}
            onGo={seek}
          />
        ) : null}
        {shown === 'changes' ? <ChangeList path={path} onGo={seek} /> : null}
      </div>
    </section>
  )
}
