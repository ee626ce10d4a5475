import type { UserId, VoiceId, WorkspaceId } from '@vireo/contracts/kit'

/** What somebody said when they had a voice cloned. */
export type ConsentRow = {
  readonly id: string
  readonly voice_id: VoiceId
  readonly workspace_id: WorkspaceId
  readonly user_id: UserId
  readonly kind: 'statement' | 'terms'
  readonly text_version: string
  readonly text: string
  readonly address: string
  readonly given_at: Date
}
