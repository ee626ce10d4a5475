import { type InviteRow } from './invite-store.ts'

export type ListedInvite = InviteRow & {
  /** Their address; null when their account is gone. */
  readonly inviter: string | null
  readonly isExpired: boolean
}
