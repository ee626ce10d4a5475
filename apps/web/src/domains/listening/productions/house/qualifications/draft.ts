import { type QualificationTest, QualificationTestForm } from '@vireo/contracts/productions'

import { qualificationWords } from './words.ts'

/** A recording that a question asks about, and how it is heard here. */
export type DraftRecording = { readonly id: string; readonly url: string }
export type DraftQuestion = {
  /** Names it while it is written. */
  readonly key: string
  readonly prompt: string
  readonly expected: string
  readonly recording: DraftRecording | null
}
export type Draft = Omit<QualificationTestForm, 'questions'> & { readonly questions: readonly DraftQuestion[] }
/** What is wrong with a question. */
export type QuestionFaults = { readonly prompt?: string; readonly expected?: string }

const usual = { pass_percent: 90, minutes: 30, attempts_max: 3, pause_hours: 24 } as const
let count = 0

/** Makes a question of which nothing is written yet. */
export function newQuestion(): DraftQuestion {
  count += 1
  return { key: `question ${count}`, prompt: '', expected: '', recording: null }
}

/** Makes what can be edited of a test, or of none. */
export function draftOf(test: QualificationTest | null): Draft {
  if (!test) return { ...usual, questions: [newQuestion()] }
  const { pass_percent, minutes, attempts_max, pause_hours } = test
  const questions = test.questions.map(({ prompt, expected, recording_id: id, recording_url: url }) => ({
    ...newQuestion(),
    prompt,
    expected,
    recording: id === null || url === null ? null : { id, url },
  }))
  return { pass_percent, minutes, attempts_max, pause_hours, questions }
}

/** Answers what is sent of it, or what is wrong with which question. Pure. */
export function formOf({ questions, ...rules }: Draft): {
  readonly form?: QualificationTestForm
  readonly faults: readonly QuestionFaults[]
} {
  const read = QualificationTestForm.safeParse({
    ...rules,
    questions: questions.map(({ prompt, expected, recording }) => ({
      prompt,
      expected,
      recording_id: recording?.id ?? null,
    })),
  })
  if (read.success) return { form: read.data, faults: [] }
  const isWrong = (at: number, name: string) =>
    read.error.issues.some(({ path }) => path[0] === 'questions' && path[1] === at && path[2] === name)
  return {
    faults: questions.map((_, at) => ({
      ...(isWrong(at, 'prompt') && { prompt: qualificationWords.promptMissing }),
      ...(isWrong(at, 'expected') && { expected: qualificationWords.expectedMissing }),
    })),
  }
}
