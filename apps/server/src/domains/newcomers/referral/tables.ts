import type { UserId, WorkspaceId } from '@vireo/contracts/kit'

export type ReferralLinkRow = { readonly code: string; readonly user_id: UserId; readonly created_at: Date }

export type ReferralRow = {
  readonly user_id: UserId
  readonly workspace_id: WorkspaceId
  readonly referrer_id: UserId | null
  readonly created_at: Date
  readonly credited_at: Date | null
  readonly reward_credits: number
}
