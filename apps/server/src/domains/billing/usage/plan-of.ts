import type { WorkspaceId } from '@vireo/contracts/kit'
import type { Tier } from '@vireo/contracts/users'
import { perDatabase } from '#kernel/database/coalesce.ts'
import type { Context } from '#kernel/context.ts'
import { invariant } from '#kernel/errors.ts'
import { type Entitlements, entitlementsOf } from '#plans'
import { findAccount } from './account-store.ts'

export type Plan = { readonly tier: Tier; readonly entitlements: Entitlements }

type Known = { readonly plan: Plan; readonly readAtMs: number }

const staleAfterMs = 1000
const knownMax = 10_000

const plansOf = perDatabase(() => new Map<string, Known>())

/** Returns the workspace's plan and what it allows, at most a second old. */
export async function planOf(ctx: Context): Promise<Plan> {
  const plans = plansOf(ctx.db)
  const nowMs = ctx.now().getTime()
  const known = plans.get(ctx.workspaceId)
  if (known && Math.abs(nowMs - known.readAtMs) < staleAfterMs) return known.plan
  const account = await findAccount(ctx, ctx.workspaceId)
  invariant(account, 'a workspace without a credit account')
  const plan = { tier: account.tier, entitlements: entitlementsOf(account.tier, account.plan_version) }
  if (plans.size >= knownMax) plans.clear()
  plans.set(ctx.workspaceId, { plan, readAtMs: nowMs })
  return plan
}

/** Makes the next call of `planOf` read the account again. */
export function forgetPlan(ctx: Context, workspaceId: WorkspaceId): void {
  plansOf(ctx.db).delete(workspaceId)
}
