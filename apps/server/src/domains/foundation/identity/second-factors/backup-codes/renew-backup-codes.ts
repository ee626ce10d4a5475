import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { writeAudit } from '#kernel/audit.ts'
import { insertBackupCodes, removeBackupCodes } from './backup-code-store.ts'
import { hashBackupCode, makeBackupCodes } from './backup-codes.ts'
import { hasSecondFactor } from '../confirmed-factors.ts'
import { lockFactorsOf } from '../second-factor-store.ts'
import { tellOfFactors } from '../tell-of-factors.ts'

/** Replaces the caller's backup codes by ten new ones, shown this once. Throws `second_factor_not_set_up`. */
export async function renewBackupCodes(ctx: With<'vault'>): Promise<{ backupCodes: readonly string[] }> {
  const { userId } = ctx.actor
  const backupCodes = makeBackupCodes()
  const hashes = backupCodes.map((code) => hashBackupCode(ctx.ports.vault, userId, code))
  await transaction(ctx, async (ctx) => {
    await lockFactorsOf(ctx, userId)
    if (!(await hasSecondFactor(ctx, userId))) throw new AppError('second_factor_not_set_up')
    await removeBackupCodes(ctx, userId)
    await insertBackupCodes(ctx, userId, hashes)
    await writeAudit(ctx, { action: 'identity.backup-codes-renewed' })
    await tellOfFactors(ctx, userId, 'renewed-codes')
  })
  return { backupCodes }
}
