/** Leave that somebody gave one member of the support team, for a while. */
export type SupportGrantRow = {
  readonly id: string
  readonly user_id: string
  readonly workspace_id: string
  /** Mail address of the member. */
  readonly support_member: string
  readonly reason: string
  readonly granted_at: Date
  readonly expires_at: Date
  readonly revoked_at: Date | null
  readonly last_used_at: Date | null
}
