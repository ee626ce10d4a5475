import type { HistoryItemId } from '@vireo/contracts/kit'
import type { LearnedVoice } from '@vireo/engines'
import type { UploadedSound } from '#ports/read-upload.ts'
import type { StorageWriter } from '#ports/storage.ts'
import type { PendingWork } from '../pending-work.ts'
import type { Spool } from '../takes/spool.ts'
import type { VoiceChangePlan } from './plan-voice-change.ts'

/** What a voice change needs before anything is spent on it. */
export type VoiceChangeParts = {
  readonly plan: VoiceChangePlan
  readonly source: UploadedSound
  readonly target: LearnedVoice
}

/** The same parts with everything held while it is made. */
export type OpenParts = VoiceChangeParts & {
  readonly historyItemId: HistoryItemId
  readonly storageKey: string
  readonly writer: StorageWriter
  readonly spool: Spool
  readonly pendingWork: PendingWork
}
