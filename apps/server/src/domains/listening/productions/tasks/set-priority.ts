import type { Input } from '@vireo/contracts/kit'
import type { productionsEndpoints } from '@vireo/contracts/productions'
import { requireOperator } from '#identity/support-access/index.ts'
import { writeAudit } from '#kernel/audit.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { findAssignment, saveAssignment } from '../deliveries/assignment-store.ts'
import { holdWithOrder } from './hold-task.ts'
import { rankOf } from './open-task.ts'
import { findAlive, saveTask } from './task-store.ts'
import { type SeenTask, seen } from './present-task.ts'

/** Says how urgent an assignment is, as whoever runs the instance. Throws what the contract names. */
export async function setPriority(
  ctx: With<'settings'>,
  { description_id: id, priority }: Input<typeof productionsEndpoints.setPriority>,
): Promise<SeenTask> {
  await requireOperator(ctx)
  return transaction(ctx, async (ctx) => {
    const known = await findAlive(ctx, id)
    if (!known) throw new AppError('production_task_not_found')
    const { task } = await holdWithOrder(ctx, known.id)
    // Once its order is held, nobody changes the assignment but who holds it.
    const assignment = await findAssignment(ctx, id)
    if (!assignment) throw new AppError('production_task_not_found')
    const after = { ...task, rank: rankOf(priority) }
    await saveTask(ctx, after)
    await saveAssignment(ctx, { ...assignment, priority })
    await writeAudit(ctx, {
      action: 'productions.priority-set',
      target: { kind: 'production-task', id: task.id },
      details: { to: priority },
    })
    return seen(ctx, after)
  })
}
