import type { QualificationAttempt } from '@vireo/contracts/productions'
import { Button } from '@vireo/ui'
import { useState } from 'react'

import { ConfirmFirst } from '#kit/failures/confirm-first.tsx'
import { useDialogAttempt } from '#kit/failures/use-dialog-attempt.ts'
import { PageLead } from '#kit/page/index.ts'
import { useKeptAnswers } from './kept-answers.ts'
import { QuestionItem } from './question-item.tsx'
import { useTestActions } from './queries.ts'
import { TimeLeft } from './time-left.tsx'
import { qualifyingWords } from './words.ts'

type AttemptFormProps = {
  readonly attempt: QualificationAttempt
  readonly language: string | undefined
  /** Asks how it stands: the server ended it, or has answers already. */
  readonly onOver: () => Promise<unknown>
}

/** Takes the answers of an attempt while its clock runs, and hands them in: when somebody says so, or the time is up. */
export function AttemptForm({ attempt, language, onOver }: AttemptFormProps) {
  const { attempt_id: id, questions } = attempt
  const { answers, answer } = useKeptAnswers(id)
  const { busy, problem, attempt: tryIt } = useDialogAttempt()
  const { handIn } = useTestActions()
  const missing = questions.filter((question) => (answers[question.question_id] ?? '').trim() === '').length
  const send = async () => {
    try {
      await handIn(id, answers)
    } catch (error) {
      // Where it is over, what came of it is shown in its place.
      await onOver()
      throw error
    }
  }
  return (
    <div className="flex max-w-[760px] flex-col gap-4">
      <PageLead>{qualifyingWords.lead(attempt.pass_percent)}</PageLead>
      <Bar attempt={attempt} missing={missing} busy={busy} send={send} onOver={() => void tryIt(send)} />
      {problem ? (
        <div role="alert" className="rounded-md bg-danger-soft p-3 text-sm text-danger">
          <p className="font-medium">{qualifyingWords.refused}</p>
          <p>{problem.message}</p>
        </div>
      ) : null}
      <ol className="flex flex-col gap-4">
        {questions.map((question, at) => (
          <QuestionItem
            key={question.question_id}
            attemptId={id}
            question={question}
            number={at + 1}
            all={questions.length}
            language={language}
            answer={answers[question.question_id] ?? ''}
            disabled={busy}
            onAnswer={(text) => answer(question.question_id, text)}
          />
        ))}
      </ol>
      <p className="text-xs text-muted">{qualifyingWords.kept}</p>
    </div>
  )
}

type BarProps = Pick<AttemptFormProps, 'attempt'> & {
  /** How many questions have no answer. */
  readonly missing: number
  readonly busy: boolean
  readonly send: () => Promise<unknown>
  readonly onOver: () => void
}

/** Shows above the questions how much time is left and how much is answered, and hands it in. */
function Bar({ attempt: { ends_at: endsAt, questions }, missing, busy, send, onOver }: BarProps) {
  const [isAsked, ask] = useState(false)
  return (
    <div className="sticky top-(--topbar-height) z-10 flex flex-wrap items-center gap-x-6 gap-y-2 rounded-lg bg-raised p-4 shadow-float">
      <TimeLeft until={endsAt} onOver={onOver} />
      <p className="text-sm text-muted tabular-nums">
        {qualifyingWords.answered(questions.length - missing, questions.length)}
      </p>
      <Button variant="primary" className="ml-auto" loading={busy} onClick={() => ask(true)}>
        {qualifyingWords.handIn}
      </Button>
      {isAsked ? (
        <ConfirmFirst
          title={qualifyingWords.handInTitle}
          consequence={qualifyingWords.handInConsequence(missing)}
          action={qualifyingWords.handIn}
          act={send}
          onClose={() => ask(false)}
        />
      ) : null}
    </div>
  )
}
