import type { QualificationTestForm } from '@vireo/contracts/productions'

export type QuestionRow = QualificationTestForm['questions'][number]

export type TestRow = QualificationTestForm & { readonly qualification_id: string; readonly updated_at: Date }

export type TestRecordingRow = {
  readonly id: string
  readonly qualification_id: string
  readonly name: string
  readonly content_type: string
  readonly storage_key: string
  readonly size_bytes: number
  readonly duration_ms: number
  readonly created_at: Date
}

export type AttemptRow = {
  readonly id: string
  readonly producer_id: string
  readonly qualification_id: string
  readonly questions: readonly QuestionRow[]
  readonly pass_percent: number
  readonly started_at: Date
  readonly ends_at: Date
  readonly finished_at: Date | null
  readonly score_percent: number | null
  readonly has_passed: boolean | null
}
