import { professionalCloningLimits } from '@vireo/contracts/professional-cloning'
import { type FineTuning, type FineTuningState, type VerificationAttempt } from '@vireo/contracts/voices'
import type { VoiceRow } from '#voices'
import type { VoiceSampleRow } from '#voices/samples/index.ts'
import { unixSeconds } from '#kernel/formats/unix-seconds.ts'
import { digestOf, usableMs } from './samples/sample-details.ts'
import type { DocumentsRow, ProfessionalVoiceRow, TrainingRow } from './tables.ts'
import { isUnderWay } from './training/training-state.ts'

/** Everything that decides the state of a professional voice. */
export type FineTuningFacts = {
  readonly voice: VoiceRow
  readonly professional: ProfessionalVoiceRow | undefined
  readonly samples: readonly VoiceSampleRow[]
  /** The newest first, as are the attempts. */
  readonly trainings: readonly TrainingRow[]
  readonly documents: DocumentsRow | undefined
  readonly attempts: readonly VerificationAttempt[]
}

const { attemptsPeriodMs, speechMsMin, verificationAttemptsMax } = professionalCloningLimits

/** Builds the document that tells clients how far a professional voice is. */
export function fineTuningDocument(facts: FineTuningFacts): FineTuning {
  const { voice, professional, samples, trainings, documents, attempts } = facts
  const usedMs = samples.reduce((sum, sample) => sum + usableMs(sample), 0)
  const models = [...new Set(trainings.map((training) => training.model_id))].toSorted()
  const byModel = models.map((model) => [model, ofModel(facts, model)] as const)
  const since = professional?.attempts_since
  const busy = byModel.some(([, { state }]) => isUnderWay(state))
  return {
    is_allowed_to_fine_tune: voice.is_verified && usedMs >= speechMsMin && !busy,
    state: Object.fromEntries(byModel.map(([model, { state }]) => [model, state])),
    verification_failures: [...voice.verification_failures],
    verification_attempts_count: professional?.attempts ?? 0,
    manual_verification_requested: documents !== undefined && documents.decision === null,
    language: voice.language,
    progress: Object.fromEntries(byModel.map(([model, { progress }]) => [model, progress])),
    message: Object.fromEntries(
      byModel.flatMap(([model, { message }]) => (message === null ? [] : [[model, message]])),
    ),
    dataset_duration_seconds: usedMs / 1000,
    verification_attempts: [...attempts],
    slice_ids: null,
    manual_verification: documents ? presentDocuments(documents) : null,
    max_verification_attempts: verificationAttemptsMax,
    next_max_verification_attempts_reset_unix_ms: since ? since.getTime() + attemptsPeriodMs : null,
  }
}

type OfModel = { readonly state: FineTuningState; readonly progress: number; readonly message: string | null }

function ofModel({ voice, samples, trainings }: FineTuningFacts, model: string): OfModel {
  const latest = trainings.find(({ model_id: id, state }) => id === model && state !== 'canceled')
  if (!latest || latest.state === 'canceled') return { state: 'not_started', progress: 0, message: null }
  const { state, progress, message } = latest
  if (state === 'fine_tuned' && latest.samples_digest !== digestOf(voice.language, samples))
    return { state, progress: 1, message: 'The recordings have changed since. Train again to use them.' }
  return { state, progress: state === 'fine_tuned' ? 1 : progress, message }
}

function presentDocuments(documents: DocumentsRow): FineTuning['manual_verification'] {
  const date = unixSeconds(documents.requested_at)
  return {
    extra_text: documents.extra_text,
    request_time_unix: date,
    files: documents.files.map((file) => ({
      file_id: file.id,
      file_name: file.fileName,
      mime_type: file.mimeType,
      size_bytes: file.sizeBytes,
      upload_date_unix: date,
    })),
  }
}
