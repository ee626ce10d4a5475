import type { WorkspaceId } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import type { ProviderSnapshot } from '#ports/billing-provider.ts'
import { writeAudit } from '#kernel/audit.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { applySnapshot } from '../snapshots/apply-snapshot.ts'
import { advance } from '../lifecycle/index.ts'
import { snapshotOf } from './snapshot.ts'
import { keepStep, nowOf, openAccount } from './take-step.ts'

/**
 * Puts the clock of one workspace forward, for billing only, and lets everything happen that falls due until then.
 * Never backwards, never for others.
 */
export async function advanceSandboxClock(
  ctx: With<'settings' | 'vault'>,
  workspaceId: WorkspaceId,
  to: Date,
): Promise<ProviderSnapshot> {
  const after = await transaction(ctx, async (ctx) => {
    const account = await openAccount(ctx, workspaceId)
    const from = nowOf(ctx, account)
    if (to.getTime() < from)
      throw new AppError('invalid_parameters', {
        message: `The clock of this workspace shows ${new Date(from).toISOString()} and only goes forward.`,
      })
    const ahead = account.clock_ahead_ms + (to.getTime() - from)
    const step = advance(account.billing, to.getTime())
    await writeAudit(ctx, {
      action: 'billing.sandbox-clock-advanced',
      workspaceId,
      target: { kind: 'workspace', id: workspaceId },
      details: { from: new Date(from).toISOString(), to: to.toISOString() },
    })
    return keepStep(ctx, { ...account, clock_ahead_ms: ahead }, step)
  })
  const { vault, settings } = ctx.ports
  const snapshot = snapshotOf({ vault, publicUrl: settings.publicUrl }, after)
  await applySnapshot(ctx, snapshot)
  return snapshot
}

/** Returns what time it is for a workspace at the sandbox. */
export async function sandboxTime(ctx: Context, workspaceId: WorkspaceId): Promise<Date> {
  return transaction(ctx, async (ctx) => new Date(nowOf(ctx, await openAccount(ctx, workspaceId))))
}
