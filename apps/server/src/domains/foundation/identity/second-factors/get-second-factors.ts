import type { Context } from '#kernel/context.ts'
import { standingOf } from '../hooks.ts'
import { countBackupCodes } from './backup-codes/backup-code-store.ts'
import { type ConfirmedFactors, confirmedFactors } from './confirmed-factors.ts'

export type FactorOverview = {
  readonly factors: ConfirmedFactors
  readonly backupCodesLeft: number
  readonly isRequired: boolean
}

/** Returns which second factors the caller has, and whether their workspace requires one. */
export async function getSecondFactors(ctx: Context): Promise<FactorOverview> {
  const { userId } = ctx.actor
  const [factors, backupCodesLeft, standing] = await Promise.all([
    confirmedFactors(ctx, userId),
    countBackupCodes(ctx, userId),
    ctx.hooks.ask(standingOf, ctx, { userId, workspaceId: ctx.workspaceId }),
  ])
  return { factors, backupCodesLeft, isRequired: standing?.requiresSecondFactor ?? false }
}
