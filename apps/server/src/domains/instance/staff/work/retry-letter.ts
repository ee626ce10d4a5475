import type { Input } from '@vireo/contracts/kit'
import type { workEndpoints } from '@vireo/contracts/staff'
import { writeAudit } from '#kernel/audit.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { requireOperator } from '#identity/support-access/index.ts'
import { retryLetter as retry } from '#mail'
import type { With } from '#ports/ports.ts'

/**
 * Hands a letter that failed to its carrier again, for whoever runs the instance. Throws `operator_only`, `stuck_work_not_found` and
 * `work_act_not_possible`.
 */
export async function retryLetter(
  ctx: With<'settings'>,
  { letter_id: id, reason }: Input<typeof workEndpoints.retryLetter>,
): Promise<void> {
  await requireOperator(ctx)
  await transaction(ctx, async (ctx) => {
    const kind = await retry(ctx, id)
    if (kind === undefined) throw new AppError('stuck_work_not_found')
    if (kind === false) throw new AppError('work_act_not_possible')
    await writeAudit(ctx, {
      action: 'staff.letter-retried',
      target: { kind: 'letter', id },
      details: { kind, reason },
    })
  })
}
