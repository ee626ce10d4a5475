import type { WorkspaceId } from '@vireo/contracts/kit'
import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { insertEntry, updateAccount } from './account-store.ts'
import { lockCurrentAccount } from './periods/renew-period.ts'

/** Gives a workspace credits on top of its plan. They stay until they are used up. */
export function grantCredits(
  ctx: Context,
  { workspaceId, credits, reason }: { workspaceId: WorkspaceId; credits: number; reason: string },
): Promise<void> {
  if (!Number.isSafeInteger(credits) || credits <= 0) {
    throw new AppError('invalid_parameters', { message: 'Grant a whole number of credits above 0.', param: 'credits' })
  }
  return transaction(ctx, async (ctx) => {
    const account = await lockCurrentAccount(ctx, workspaceId)
    await updateAccount(ctx, { ...account, granted_credits: account.granted_credits + credits })
    await insertEntry(ctx, {
      workspace_id: workspaceId,
      kind: 'grant',
      credits,
      count_from: account.used_credits,
      count_to: account.used_credits,
      reason,
    })
    const target = { kind: 'workspace', id: workspaceId }
    await writeAudit(ctx, { action: 'usage.credits-granted', workspaceId, target, details: { credits, reason } })
  })
}
