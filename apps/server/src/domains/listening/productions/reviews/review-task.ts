import type { Input } from '@vireo/contracts/kit'
import { producerLimits, type productionsEndpoints, reviewMachine, transitionOf } from '@vireo/contracts/productions'
import { writeAudit } from '#kernel/audit.ts'
import type { TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { holdProducer, saveProducer } from '../people/producer-store.ts'
import { holderOf, holdWithOrder, seeTask } from '../tasks/hold-task.ts'
import { placeInRecording } from '../tasks/place-in-recording.ts'
import { moveTask } from '../tasks/move-task.ts'
import type { TaskRow } from '../tasks/task-tables.ts'
import { approveTask } from './approve-task.ts'
import { mayReview } from './may-review.ts'
import { findOpenReview, saveReview } from './review-store.ts'
import { scoreAfter } from './score-after.ts'
import { type SeenTask, seen } from '../tasks/present-task.ts'

type Asked = Input<typeof productionsEndpoints.review>

/**
 * Approves a task under review, or asks for changes, with scores. A review that took too long is decided by whoever runs the instance
 * alone. Throws what the contract names.
 */
export async function reviewTask(ctx: With<'settings'>, asked: Asked): Promise<SeenTask> {
  const { as: role } = await seeTask(ctx, asked, mayReview)
  if (role === 'holder') throw new AppError('production_task_not_found')
  return transaction(ctx, async (ctx) => {
    const { task } = await holdWithOrder(ctx, asked.task_id)
    const review = await findOpenReview(ctx, task.id)
    const transition = review && transitionOf(reviewMachine, asked.decision, review.state)
    if (!review || !transition?.who.includes(role))
      throw new AppError('production_task_state', { data: { state: task.state } })
    const { scores, notes } = asked
    for (const [at, { at_s: place }] of notes.entries())
      if (place !== null) placeInRecording(task, place, `notes.${at}.at_s`)
    await saveReview(ctx, { ...review, state: transition.to, scores, notes, decided_at: ctx.now() })
    await countScore(ctx, task, asked)
    await writeAudit(ctx, {
      action: 'productions.task-reviewed',
      target: { kind: 'production-task', id: task.id },
      details: { decision: asked.decision },
    })
    if (asked.decision === 'approve') return seen(ctx, await approveTask(ctx, task, role))
    const deadline = new Date(ctx.now().getTime() + producerLimits.changesWithinMs)
    const changes = { deadline_at: deadline, is_warned: false }
    return seen(ctx, await moveTask(ctx, task, { action: 'request_changes', who: role, changes }))
  })
}

async function countScore(ctx: TransactionContext, task: TaskRow, { scores }: Asked): Promise<void> {
  const producer = await holdProducer(ctx, holderOf(task))
  if (producer) await saveProducer(ctx, { ...producer, ...scoreAfter(producer, scores) })
}
