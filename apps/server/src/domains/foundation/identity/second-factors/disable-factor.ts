import type { SecondFactor } from '@vireo/contracts/identity'
import { AppError } from '#kernel/errors.ts'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { writeAudit } from '#kernel/audit.ts'
import { standingOf } from '../hooks.ts'
import { removeBackupCodes } from './backup-codes/backup-code-store.ts'
import { confirmedFactors } from './confirmed-factors.ts'
import { lockFactorsOf, removeFactor } from './second-factor-store.ts'
import { tellOfFactors } from './tell-of-factors.ts'

/** Removes a second factor, and with the last one the backup codes. A workspace may forbid that. */
export async function disableFactor(ctx: Context, { kind }: { readonly kind: SecondFactor }): Promise<void> {
  const { userId } = ctx.actor
  const standing = await ctx.hooks.ask(standingOf, ctx, { userId, workspaceId: ctx.workspaceId })
  await transaction(ctx, async (ctx) => {
    await lockFactorsOf(ctx, userId)
    const { [kind]: doomed, ...others } = await confirmedFactors(ctx, userId)
    if (!doomed) throw new AppError('second_factor_not_set_up')
    const isLast = Object.keys(others).length === 0
    if (isLast && standing?.requiresSecondFactor) throw new AppError('second_factor_required_by_workspace')
    await removeFactor(ctx, userId, kind)
    if (isLast) await removeBackupCodes(ctx, userId)
    await writeAudit(ctx, { action: 'identity.second-factor-disabled', details: { factor: kind } })
    await tellOfFactors(ctx, userId, `disabled-${kind}`)
  })
}
