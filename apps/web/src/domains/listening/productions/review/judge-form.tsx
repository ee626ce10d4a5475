import { producerLimits, reviewCategories, type ReviewNote, type ReviewScores } from '@vireo/contracts/productions'
import { Button, Section, SegmentedControl, showSuccess } from '@vireo/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { ConfirmFirst } from '#kit/failures/confirm-first.tsx'
import { paths } from '#kit/routing/index.ts'
import { taskWords } from '../tasks/words.ts'
import { NoteForm } from './note-form.tsx'
import { NoteList } from './note-list.tsx'
import { useReviewActions } from './queries.ts'
import { reviewWords } from './words.ts'

type JudgeFormProps = {
  readonly userId: string
  readonly taskId: string
  /** Answers where the recording is, in seconds. */
  readonly place: () => number
  readonly durationS: number
}

/** Takes the scores and the notes of a reviewer, and approves a task or sends it back. */
export function JudgeForm({ userId, taskId, place, durationS }: JudgeFormProps) {
  const [scores, setScores] = useState<Partial<ReviewScores>>({})
  const [notes, setNotes] = useState<readonly ReviewNote[]>([])
  const [decision, setDecision] = useState<'approve' | 'request_changes'>()
  const [isMissing, setMissing] = useState(false)
  const [isUnscored, setUnscored] = useState(false)
  const { judge } = useReviewActions(userId, taskId)
  const navigate = useNavigate()
  const isApproval = decision === 'approve'
  const judged = wholeOf(scores)
  const decide = (next: 'approve' | 'request_changes') => {
    const needsNote = next === 'request_changes' && notes.length === 0
    setMissing(needsNote)
    setUnscored(!judged)
    if (judged && !needsNote) setDecision(next)
  }
  return (
    <Section title={reviewWords.judge} lead={reviewWords.judgeLead}>
      <div className="flex flex-col gap-4">
        <ScoreFields scores={scores} isUnscored={isUnscored} onChange={setScores} />
        <NoteForm
          place={place}
          durationS={durationS}
          disabled={notes.length >= producerLimits.notesMax}
          onAdd={(note) => {
            setNotes((before) => [...before, note])
            setMissing(false)
          }}
        />
        <NoteList notes={notes} onRemove={(at) => setNotes((before) => before.toSpliced(at, 1))} />
        <Missing isShown={isUnscored && !judged}>{reviewWords.needsScores}</Missing>
        <Missing isShown={isMissing}>{reviewWords.needsNote}</Missing>
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" onClick={() => decide('approve')}>
            {reviewWords.approve}
          </Button>
          <Button onClick={() => decide('request_changes')}>{reviewWords.requestChanges}</Button>
        </div>
      </div>
      {decision && judged ? (
        <ConfirmFirst
          title={isApproval ? reviewWords.approveTitle : reviewWords.changesTitle}
          consequence={isApproval ? reviewWords.approveConsequence : reviewWords.changesConsequence}
          action={isApproval ? reviewWords.approve : reviewWords.requestChanges}
          act={async () => {
            await judge({ decision, scores: judged, notes })
            showSuccess(isApproval ? reviewWords.approved : reviewWords.sentBack)
            await navigate(paths.taskReviews)
          }}
          onClose={() => setDecision(undefined)}
        />
      ) : null}
    </Section>
  )
}

/** Answers the scores once each of them is given: nobody judges by leaving things as they are. */
function wholeOf({ meaning, timing, spelling, style }: Partial<ReviewScores>): ReviewScores | undefined {
  if (meaning === undefined || timing === undefined || spelling === undefined || style === undefined) return undefined
  return { meaning, timing, spelling, style }
}

function Missing({ isShown, children }: { readonly isShown: boolean; readonly children: string }) {
  if (!isShown) return null
  return (
    <p role="alert" className="text-sm text-danger">
      {children}
    </p>
  )
}

type ScoreFieldsProps = {
  readonly scores: Partial<ReviewScores>
  /** Whether somebody wanted to decide before all were given. */
  readonly isUnscored: boolean
  readonly onChange: (scores: Partial<ReviewScores>) => void
}

/** Takes a score for each of what is judged. */
function ScoreFields({ scores, isUnscored, onChange }: ScoreFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {reviewCategories.map((category) => (
        <SegmentedControl
          key={category}
          label={taskWords.categories[category]}
          options={[1, 2, 3, 4, 5].map((score) => ({ value: String(score), label: String(score) }))}
          value={String(scores[category] ?? '')}
          error={isUnscored && scores[category] === undefined ? reviewWords.scoreMissing : undefined}
          onChange={(value) => onChange({ ...scores, [category]: Number(value) })}
        />
      ))}
    </div>
  )
}
