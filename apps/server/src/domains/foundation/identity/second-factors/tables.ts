import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import type { SecondFactor } from '@vireo/contracts/identity'

/** A second factor of somebody; it counts once it is confirmed. */
export type SecondFactorRow = {
  readonly user_id: UserId
  readonly kind: SecondFactor
  /** The shared secret or the phone number, sealed. */
  readonly sealed: string
  readonly masked: string | null
  /** When it was begun, the last time. */
  readonly created_at: Date
  readonly confirmed_at: Date | null
}

/** A sign-in whose password was right. */
export type ChallengeRow = {
  readonly user_id: UserId
  readonly attempts: number
  /** Where the sign-in leads; null is the person's own choice. */
  readonly workspace_id: WorkspaceId | null
  /** Their organisation vouched for them, not a password. */
  readonly is_federated: boolean
}
