/** What a code is good for. One purpose never passes for another. */
export type ActionPurpose =
  | 'verify-email'
  | 'reset-password'
  | 'change-email'
  | 'revert-email'
  | 'opt-out-of-updates'
  | 'verify-email-access'
  | 'grant-support-access'

export type ActionDetails = Readonly<Record<string, string>>

export type ActionCodeRow = {
  readonly id: string
  readonly user_id: string
  readonly purpose: ActionPurpose
  readonly details: ActionDetails
  readonly expires_at: Date
}
