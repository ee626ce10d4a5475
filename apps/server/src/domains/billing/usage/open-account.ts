import type { WorkspaceId } from '@vireo/contracts/kit'
import type { Tier } from '@vireo/contracts/users'
import type { TransactionContext } from '#kernel/context.ts'
import { insertAccount, insertEntry } from './account-store.ts'
import { newAccount } from './new-account.ts'

/** Gives a new workspace its credit account, in the transaction that makes the workspace. */
export async function openAccount(
  ctx: TransactionContext,
  { workspaceId, tier }: { workspaceId: WorkspaceId; tier: Tier },
): Promise<void> {
  const account = newAccount(workspaceId, tier, ctx.now(), true)
  if (!(await insertAccount(ctx, account))) return
  await insertEntry(ctx, {
    workspace_id: workspaceId,
    kind: 'open',
    credits: account.plan_credits,
    count_from: 0,
    count_to: 0,
    reason: tier,
  })
}
