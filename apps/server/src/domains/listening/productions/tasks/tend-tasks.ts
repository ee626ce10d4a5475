import { producerLimits } from '@vireo/contracts/productions'
import { type Context, system } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { passOnBefore } from '../reviews/review-store.ts'
import { holdWithOrder } from './hold-task.ts'
import { mailDeadline } from './mail-deadline.ts'
import { moveTask } from './move-task.ts'
import { putBack } from './put-back.ts'
import { listNearDeadline, listOverdue, saveTask } from './task-store.ts'

const atOnce = 100

/** Tends the tasks of everybody: warns of deadlines, ends what is overdue, and passes reviews on that nobody decides. Returns how many ended. */
export async function tendTasks(ctx: With<'settings'>): Promise<number> {
  const soon = new Date(ctx.now().getTime() + producerLimits.warnedBeforeMs)
  let ended = 0
  const told = (taskId: string) => (error: unknown) => {
    ctx.log.warn({ err: error, taskId }, 'the deadline of a task could not be tended')
    return false
  }
  for (const id of await listOverdue(ctx, atOnce)) if (await expire(ctx, id).catch(told(id))) ended++
  for (const id of await listNearDeadline(ctx, soon, atOnce)) await warn(ctx, id).catch(told(id))
  await passOnBefore(ctx, new Date(ctx.now().getTime() - producerLimits.reviewedWithinMs))
  return ended
}

function expire(ctx: Context, id: string): Promise<boolean> {
  return transaction({ ...ctx, actor: system }, async (ctx) => {
    const { order, task } = await holdWithOrder(ctx, id)
    // Somebody was faster.
    if (!task.deadline_at || task.deadline_at > ctx.now()) return false
    if (task.state !== 'claimed' && task.state !== 'changes_requested') return false
    await moveTask(ctx, task, { action: 'expire', who: 'clock', changes: { ended_at: ctx.now() } })
    await putBack(ctx, { order, task }, { keepsContent: true })
    return true
  })
}

function warn(ctx: With<'settings'>, id: string): Promise<void> {
  const { settings } = ctx.ports
  return transaction(ctx, async (ctx) => {
    const { task } = await holdWithOrder(ctx, id)
    if (task.is_warned || task.deadline_at === null) return
    await saveTask(ctx, { ...task, is_warned: true })
    await mailDeadline(ctx, task, settings)
  })
}
