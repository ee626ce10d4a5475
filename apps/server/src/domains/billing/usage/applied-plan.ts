import type { WorkspaceId } from '@vireo/contracts/kit'
import type { Tier } from '@vireo/contracts/users'

/** A plan that an account is put on. */
export type AppliedPlan = {
  readonly workspaceId: WorkspaceId
  readonly tier: Tier
  readonly planVersion: number
  /** Whether credits beyond the plan may be used, where the plan sells them. */
  readonly mayExtend: boolean
  readonly isBlocked: boolean
  /** The paid period, on whose days credits are given; absent for plans that nobody pays for. */
  readonly paid?: PaidCredits
  /** What time it was at the provider when the plan changed. */
  readonly asOf?: Date
}

export type PaidCredits = {
  readonly since: Date
  /** The end of what is paid: `since` while it is not paid yet, null where it costs nothing. */
  readonly until: Date | null
  /** Whether another rhythm was paid before, in which case all of it was paid anew. */
  readonly isOtherRhythm: boolean
}
