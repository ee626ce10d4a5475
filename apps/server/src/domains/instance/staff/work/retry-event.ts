import type { Input } from '@vireo/contracts/kit'
import type { workEndpoints } from '@vireo/contracts/staff'
import { writeAudit } from '#kernel/audit.ts'
import { AppError } from '#kernel/errors.ts'
import { makeDue } from '#kernel/outbox-store.ts'
import { transaction } from '#kernel/transaction.ts'
import { requireOperator } from '#identity/support-access/index.ts'
import type { With } from '#ports/ports.ts'

/** Lets an event that waits come again at once, for whoever runs the instance. Throws `operator_only` and `stuck_work_not_found`. */
export async function retryEvent(
  ctx: With<'settings'>,
  { event_id: id, reason }: Input<typeof workEndpoints.retryEvent>,
): Promise<void> {
  await requireOperator(ctx)
  await transaction(ctx, async (ctx) => {
    const event = await makeDue(ctx, id)
    if (event === undefined) throw new AppError('stuck_work_not_found')
    await writeAudit(ctx, { action: 'staff.event-retried', target: { kind: 'event', id }, details: { event, reason } })
  })
}
