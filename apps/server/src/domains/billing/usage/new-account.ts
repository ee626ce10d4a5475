import type { WorkspaceId } from '@vireo/contracts/kit'
import type { Tier } from '@vireo/contracts/users'
import { currentPlan } from '#plans'
import { allowanceOf } from './limits/allowance.ts'
import { creditPeriodAt } from './periods/credit-period.ts'
import type { CreditAccountRow } from './tables.ts'

/** Returns the credits of a new workspace: a whole month of its plan, nothing spent. Pure. */
export function newAccount(workspaceId: WorkspaceId, tier: Tier, now: Date, mayExtend: boolean): CreditAccountRow {
  const { startsAt, endsAt } = creditPeriodAt(now, now)
  return {
    workspace_id: workspaceId,
    ...allowanceOf(tier, currentPlan(tier).version, mayExtend),
    is_blocked: false,
    anchored_at: now,
    period_starts_at: startsAt,
    period_ends_at: endsAt,
    granted_credits: 0,
    used_credits: 0,
    paid_until: null,
    used_at_quote: null,
    owed_credits: 0,
  }
}
