import type { HistoryItemId } from '@vireo/contracts/kit'
import type { LearnedVoice } from '@vireo/engines'
import type { UploadedSound } from '#ports/uploads/read-upload.ts'
import type { VoiceChangePlan } from './plan-voice-change.ts'

/** What a voice change needs before anything is spent on it. */
export type VoiceChangeParts = {
  readonly historyItemId: HistoryItemId
  readonly plan: VoiceChangePlan
  readonly source: UploadedSound
  readonly target: LearnedVoice
}
