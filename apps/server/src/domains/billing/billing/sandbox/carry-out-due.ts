import type { WorkspaceId } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { advance, nextDueAt } from '../lifecycle/index.ts'
import { findAccount, listDueWorkspaces } from './account-store.ts'
import { isSandboxDown } from './request-store.ts'
import { keepStep, nowOf, openAccount } from './take-step.ts'

const batch = 200

/** Renews, tries again and ends whatever is due by the real clock. Each workspace on its own, so that one cannot hold up others. */
export async function carryOutDue(ctx: Context): Promise<{ carriedOut: number }> {
  if (await isSandboxDown(ctx)) return { carriedOut: 0 }
  const workspaces = await listDueWorkspaces(ctx, batch)
  for (const workspaceId of workspaces) await carryOutDueOf(ctx, workspaceId)
  return { carriedOut: workspaces.length }
}

/** Carries out what is due for a workspace; does nothing when nothing is. */
export async function carryOutDueOf(ctx: Context, workspaceId: WorkspaceId): Promise<void> {
  const seen = await findAccount(ctx, workspaceId)
  if (!seen || !isDue(seen.next_due_at, ctx)) return
  await transaction(ctx, async (ctx) => {
    const account = await openAccount(ctx, workspaceId)
    const now = nowOf(ctx, account)
    const dueAt = nextDueAt(account.billing)
    if (dueAt !== undefined && dueAt <= now) await keepStep(ctx, account, advance(account.billing, now))
  })
}

function isDue(dueAt: Date | null, ctx: Context): boolean {
  return dueAt !== null && dueAt <= ctx.now()
}
