import { z } from 'zod'
import { idOf } from '../../kit/index.ts'
import { Service } from '../orders/services.ts'
import { producerLimits } from './limits.ts'

const text = z.string().min(1).max(64)
const Instant = z.string()
const { test } = producerLimits

export const QualificationPath = z.object({ qualification_id: idOf('productionQualification', text) })
/** The same, as whoever runs the instance names one. */
export const TestedQualificationPath = z.object({ tested_qualification: idOf('productionQualification', text) })
export const AttemptPath = z.object({ attempt_id: idOf('productionAttempt', text) })

/** Something to write down or to translate, and what is right; a recording where it is to be heard. */
const Question = z.object({
  prompt: z.string().trim().min(1).max(test.promptMax),
  expected: z
    .string()
    .trim()
    .min(1)
    .max(test.expectedMax)
    .regex(/[\p{L}\p{N}]/u, 'There is no word in it.'),
  recording_id: text.nullable().default(null),
})
const rules = {
  /** So many of a hundred words must be right. */
  pass_percent: z.int().min(1).max(100),
  minutes: z.int().min(1).max(240),
  attempts_max: z.int().min(1).max(20),
  /** Between one attempt and the next. */
  pause_hours: z.int().min(0).max(2160),
}
export const QualificationTestForm = z.object({ ...rules, questions: z.array(Question).min(1).max(test.questionsMax) })
export type QualificationTestForm = z.infer<typeof QualificationTestForm>
export const QualificationTest = z.object({
  qualification_id: z.string(),
  ...rules,
  questions: z.array(Question.extend({ recording_url: z.string().nullable() })),
  updated_at: Instant,
})
export type QualificationTest = z.infer<typeof QualificationTest>
export const TestRecording = z.object({ recording_id: z.string(), duration_ms: z.int() })

/** The tests that somebody could take. */
export const OfferedTests = z.object({
  tests: z.array(
    z.object({
      qualification_id: z.string(),
      name: z.string(),
      service: Service,
      source_language: z.string(),
      target_language: z.string(),
      questions: z.int(),
      minutes: z.int(),
      pass_percent: z.int(),
      attempts_left: z.int(),
      /** When it can be taken; null where no attempt is left. */
      from: Instant.nullable(),
      /** The attempt that is under way. */
      attempt_id: z.string().nullable(),
    }),
  ),
})
export type OfferedTests = z.infer<typeof OfferedTests>

export const attemptStates = ['open', 'passed', 'failed'] as const
export const QualificationAttempt = z.object({
  attempt_id: z.string(),
  qualification_id: z.string(),
  state: z.enum(attemptStates),
  questions: z.array(
    z.object({
      question_id: z.string(),
      prompt: z.string(),
      /** Opens without a key until the attempt ends. */
      recording_url: z.string().nullable(),
    }),
  ),
  started_at: Instant,
  ends_at: Instant,
  pass_percent: z.int(),
  /** Null until it is graded. */
  score_percent: z.int().nullable(),
  /** When it can be tried again; null while it is open, once it is passed, and where no attempt is left. */
  again_at: Instant.nullable(),
})
export type QualificationAttempt = z.infer<typeof QualificationAttempt>
export const AttemptAnswers = z.object({
  answers: z.array(z.object({ question_id: text, text: z.string().max(test.answerMax) })).max(test.questionsMax),
})
