import type { SecondFactor } from '@vireo/contracts/identity'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { writeAudit } from '#kernel/audit.ts'
import { beginAttempt } from '../attempt-limit.ts'
import { forgetCredential } from '../callers/forget-credential.ts'
import { countBackupCodes, insertBackupCodes } from './backup-codes/backup-code-store.ts'
import { hashBackupCode, makeBackupCodes } from './backup-codes/backup-codes.ts'
import { checkFactorCode } from './check-code.ts'
import { listSecondFactors, lockFactorsOf, updateConfirmed } from './second-factor-store.ts'
import { tellOfFactors } from './tell-of-factors.ts'

/** How long an unfinished set-up can be confirmed, so that a secret left on a screen is of no use to others later. */
const begunForMs = 10 * 60_000
const tooOld = 'Setting this up took too long. Please begin again.'

/**
 * Confirms a factor by a code from it. The first one comes with backup codes, which are shown this once. Throws
 * `wrong_code`, and `second_factor_not_set_up` when none was begun.
 */
export async function confirmFactor(
  ctx: With<'vault'>,
  { kind, code }: { readonly kind: SecondFactor; readonly code: string },
): Promise<{ backupCodes?: readonly string[] }> {
  const { userId } = ctx.actor
  const factor = (await listSecondFactors(ctx, userId)).find((row) => row.kind === kind)
  if (!factor) throw new AppError('second_factor_not_set_up')
  if (factor.confirmed_at) throw new AppError('second_factor_already_set_up')
  const begunAfter = new Date(ctx.now().getTime() - begunForMs)
  if (factor.created_at <= begunAfter) throw new AppError('second_factor_not_set_up', { message: tooOld })
  const attempt = await beginAttempt(ctx, 'secondFactor', userId)
  if (!(await checkFactorCode(ctx, factor, code))) throw new AppError('wrong_code', { param: 'code' })
  await attempt.succeeded()
  const codes = makeBackupCodes()
  const hashes = codes.map((one) => hashBackupCode(ctx.ports.vault, userId, one))
  const areNew = await transaction(ctx, async (ctx) => {
    await lockFactorsOf(ctx, userId)
    if (!(await updateConfirmed(ctx, { userId, kind, begunAfter }))) throw new AppError('second_factor_already_set_up')
    await writeAudit(ctx, { action: 'identity.second-factor-enabled', details: { factor: kind } })
    await tellOfFactors(ctx, userId, `enabled-${kind}`)
    if ((await countBackupCodes(ctx, userId)) > 0) return false
    await insertBackupCodes(ctx, userId, hashes)
    return true
  })
  await forgetCredential(ctx, ctx.actor.sessionId)
  return areNew ? { backupCodes: codes } : {}
}
