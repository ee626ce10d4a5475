import type { Input } from '@vireo/contracts/kit'
import type { productionsEndpoints } from '@vireo/contracts/productions'
import { requireOperator } from '#identity/support-access/index.ts'
import { writeAudit } from '#kernel/audit.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { findAssignment, saveAssignment } from '../deliveries/assignment-store.ts'
import { holdWithOrder } from '../tasks/hold-task.ts'
import { type SeenTask, seen } from '../tasks/present-task.ts'
import { findAlive, saveTask } from '../tasks/task-store.ts'
import { findTeam } from './team-store.ts'

/** Gives an assignment to one team alone, or to everybody again; whoever has claimed it keeps it. Throws what the contract names. */
export async function giveToTeam(
  ctx: With<'settings'>,
  { description_id: id, team_id: teamId }: Input<typeof productionsEndpoints.giveToTeam>,
): Promise<SeenTask> {
  await requireOperator(ctx)
  return transaction(ctx, async (ctx) => {
    if (teamId !== null && !(await findTeam(ctx, teamId))) throw new AppError('production_team_not_found')
    const known = await findAlive(ctx, id)
    if (!known) throw new AppError('production_task_not_found')
    const { task } = await holdWithOrder(ctx, known.id)
    // Once its order is held, nobody changes the assignment but who holds it.
    const assignment = await findAssignment(ctx, id)
    if (!assignment) throw new AppError('production_task_not_found')
    const after = { ...task, team_id: teamId }
    await saveTask(ctx, after)
    await saveAssignment(ctx, { ...assignment, team_id: teamId })
    await writeAudit(ctx, {
      action: 'productions.team-given',
      target: { kind: 'production-task', id: task.id },
      details: { team: teamId },
    })
    return seen(ctx, after)
  })
}
