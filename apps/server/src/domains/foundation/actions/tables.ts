import type { UserId } from '@vireo/contracts/kit'
import type { ActionPurpose } from './action-purposes.ts'

export type { ActionPurpose }

export type ActionDetails = Readonly<Record<string, string>>

export type ActionCodeRow = {
  readonly id: string
  readonly user_id: UserId
  readonly purpose: ActionPurpose
  readonly details: ActionDetails
  readonly expires_at: Date
}
