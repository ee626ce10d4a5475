import { producerLimits, type QualificationTest } from '@vireo/contracts/productions'
import { Button, Section, showSuccess, Slider } from '@vireo/ui'
import { Plus } from 'lucide-react'
import { type Dispatch, type SetStateAction, useState } from 'react'

import { useDialogAttempt } from '#kit/failures/use-dialog-attempt.ts'
import { type Draft, draftOf, formOf, newQuestion, type QuestionFaults } from './draft.ts'
import { useTestActions } from './queries.ts'
import { QuestionFields } from './question-fields.tsx'
import { qualificationWords as words } from './words.ts'

type TestFormProps = {
  readonly qualificationId: string
  readonly test: QualificationTest | null
  readonly onSaved: () => void
}

/** Takes the rules and questions of a test, which are saved together. */
export function TestForm({ qualificationId: id, test, onSaved }: TestFormProps) {
  const [draft, setDraft] = useState(() => draftOf(test))
  const [wasTried, setTried] = useState(false)
  const { save } = useTestActions(id)
  const { busy, problem, attempt } = useDialogAttempt()
  const { form, faults } = formOf(draft)
  const { questions } = draft
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  const send = () => {
    setTried(true)
    if (!form) return
    void attempt(async () => {
      await save(form)
      showSuccess(words.saved)
      onSaved()
    })
  }
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Section title={words.rules} lead={words.rulesLead}>
        <Rules draft={draft} change={change} />
      </Section>
      <Questions qualificationId={id} questions={questions} faults={wasTried ? faults : []} setDraft={setDraft} />
      {(wasTried && questions.length === 0) || problem ? (
        <p role="alert" className="rounded-md bg-danger-soft p-3 text-sm text-danger">
          <span className="font-medium">{words.refused}</span> {problem ? problem.message : words.questionsMissing}
        </p>
      ) : null}
      <div className="flex justify-end">
        <Button type="submit" variant="primary" loading={busy}>
          {words.save}
        </Button>
      </div>
    </form>
  )
}

type QuestionsProps = {
  readonly qualificationId: string
  readonly questions: Draft['questions']
  readonly faults: readonly QuestionFaults[]
  readonly setDraft: Dispatch<SetStateAction<Draft>>
}

function Questions({ qualificationId, questions, faults, setDraft }: QuestionsProps) {
  return (
    <Section title={words.questions} lead={words.questionsLead}>
      <ol className="flex flex-col divide-y divide-line empty:hidden">
        {questions.map((question, at) => (
          <QuestionFields
            key={question.key}
            qualificationId={qualificationId}
            place={at + 1}
            question={question}
            faults={faults[at]}
            onChange={(part) => setDraft((now) => withPart(now, question.key, part))}
            onRemove={() => setDraft((now) => ({ ...now, questions: now.questions.toSpliced(at, 1) }))}
          />
        ))}
      </ol>
      {questions.length < producerLimits.test.questionsMax ? (
        <Button
          className="mt-4"
          icon={<Plus aria-hidden size={16} />}
          onClick={() => setDraft((now) => ({ ...now, questions: [...now.questions, newQuestion()] }))}
        >
          {words.addQuestion}
        </Button>
      ) : null}
    </Section>
  )
}

/** Changes a question, which is found by its name: a recording may arrive while something else is written. */
function withPart(draft: Draft, key: string, part: Partial<Draft['questions'][number]>): Draft {
  const questions = draft.questions.map((each) => (each.key === key ? { ...each, ...part } : each))
  return { ...draft, questions }
}

function Rules({ draft, change }: { readonly draft: Draft; readonly change: (part: Partial<Draft>) => void }) {
  return (
    <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
      <Slider
        label={words.pass}
        value={draft.pass_percent}
        min={1}
        max={100}
        step={1}
        format={words.percent}
        onChange={(pass_percent) => change({ pass_percent })}
      />
      <Slider
        label={words.minutes}
        value={draft.minutes}
        min={1}
        max={240}
        step={1}
        format={words.minutesText}
        onChange={(minutes) => change({ minutes })}
      />
      <Slider
        label={words.attempts}
        value={draft.attempts_max}
        min={1}
        max={20}
        step={1}
        onChange={(attempts_max) => change({ attempts_max })}
      />
      <Slider
        label={words.pause}
        value={draft.pause_hours}
        min={0}
        max={2160}
        step={1}
        format={words.hoursText}
        onChange={(pause_hours) => change({ pause_hours })}
      />
    </div>
  )
}
