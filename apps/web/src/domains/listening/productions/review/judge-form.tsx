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

const usual: ReviewScores = { meaning: 4, timing: 4, spelling: 4, style: 4 }

/** Takes the scores and the notes of a reviewer, and approves a task or sends it back. */
export function JudgeForm({ userId, taskId, place, durationS }: JudgeFormProps) {
  const [scores, setScores] = useState(usual)
  const [notes, setNotes] = useState<readonly ReviewNote[]>([])
  const [decision, setDecision] = useState<'approve' | 'request_changes'>()
  const [isMissing, setMissing] = useState(false)
  const { judge } = useReviewActions(userId, taskId)
  const navigate = useNavigate()
  const isApproval = decision === 'approve'
  return (
    <Section title={reviewWords.judge} lead={reviewWords.judgeLead}>
      <div className="flex flex-col gap-4">
        <ScoreFields scores={scores} onChange={setScores} />
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
        {isMissing ? (
          <p role="alert" className="text-sm text-danger">
            {reviewWords.needsNote}
          </p>
        ) : null}
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" onClick={() => setDecision('approve')}>
            {reviewWords.approve}
          </Button>
          <Button onClick={() => (notes.length === 0 ? setMissing(true) : setDecision('request_changes'))}>
            {reviewWords.requestChanges}
          </Button>
        </div>
      </div>
      {decision ? (
        <ConfirmFirst
          title={isApproval ? reviewWords.approveTitle : reviewWords.changesTitle}
          consequence={isApproval ? reviewWords.approveConsequence : reviewWords.changesConsequence}
          action={isApproval ? reviewWords.approve : reviewWords.requestChanges}
          act={async () => {
            await judge({ decision, scores, notes })
            showSuccess(isApproval ? reviewWords.approved : reviewWords.sentBack)
            await navigate(paths.taskReviews)
          }}
          onClose={() => setDecision(undefined)}
        />
      ) : null}
    </Section>
  )
}

type ScoreFieldsProps = { readonly scores: ReviewScores; readonly onChange: (scores: ReviewScores) => void }

/** Takes a score for each of what is judged. */
function ScoreFields({ scores, onChange }: ScoreFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {reviewCategories.map((category) => (
        <SegmentedControl
          key={category}
          label={taskWords.categories[category]}
          options={[1, 2, 3, 4, 5].map((score) => ({ value: String(score), label: String(score) }))}
          value={String(scores[category])}
          onChange={(value) => onChange({ ...scores, [category]: Number(value) })}
        />
      ))}
    </div>
  )
}
