import type { UserId } from '@vireo/contracts/kit'
import { taskMachine, transitionOf } from '@vireo/contracts/productions'
import type { TransactionContext } from '#kernel/context.ts'
import { holdWithOrder } from '../tasks/hold-task.ts'
import { moveTask } from '../tasks/move-task.ts'
import { putBack } from '../tasks/put-back.ts'
import { listUnfinishedBy } from '../tasks/task-store.ts'
import { leaveTeams } from '../teams/team-store.ts'
import { removeAttempts } from '../tests/attempt-store.ts'
import { removeApplicant } from './applicant-store.ts'
import { findProducerOf, holdProducer, saveProducer } from './producer-store.ts'

/**
 * Forgets who somebody was that worked here: what they have not finished is everybody’s again, with what was written, so that nobody
 * who ordered waits for them. Their books stay, under an id that names nobody. Harmless to repeat.
 */
export async function forgetProducer(ctx: TransactionContext, userId: UserId): Promise<void> {
  await removeApplicant(ctx, userId)
  const known = await findProducerOf(ctx, userId)
  if (!known) return
  for (const id of await listUnfinishedBy(ctx, known.id)) {
    const { order, task } = await holdWithOrder(ctx, id)
    // Somebody was faster.
    if (!transitionOf(taskMachine, 'end', task.state)) continue
    await moveTask(ctx, task, { action: 'end', who: 'clock', changes: { deadline_at: null, ended_at: ctx.now() } })
    await putBack(ctx, { order, task }, { keepsContent: true })
  }
  await removeAttempts(ctx, known.id)
  await leaveTeams(ctx, known.id)
  const producer = await holdProducer(ctx, known.id)
  if (producer) await saveProducer(ctx, { ...producer, user_id: null, name: '', state: 'paused', is_reviewer: false })
}
