import type { UserId } from '@vireo/contracts/kit'
import { isOperator } from '#identity/support-access/index.ts'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { AppError, invariant } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { holdAnyOrder, keepAnyOrder } from '../orders/order-store.ts'
import { findProducerOf } from '../people/producer-store.ts'
import type { ProducerRow } from '../people/producer-tables.ts'
import type { OrderRow } from '../tables.ts'
import { findTask, holdTask } from './task-store.ts'
import type { TaskRow } from './task-tables.ts'

export type NamedTask = { readonly user_id: UserId; readonly task_id: string }
export type HeldTask = { readonly order: OrderRow; readonly task: TaskRow }

/** Holds a task with its order, the order first: everybody who moves either does so in this order. */
export function holdWithOrder(ctx: TransactionContext, taskId: string): Promise<HeldTask> {
  return holdAfter(ctx, taskId, holdAnyOrder)
}

/** Holds a task whose order only has to stay as it is: tasks of one order are then held by many at once. */
export function holdBesideOrder(ctx: TransactionContext, taskId: string): Promise<HeldTask> {
  return holdAfter(ctx, taskId, keepAnyOrder)
}

async function holdAfter(ctx: TransactionContext, taskId: string, hold: typeof holdAnyOrder): Promise<HeldTask> {
  const known = await findTask(ctx, taskId)
  if (!known) throw new AppError('production_task_not_found')
  const order = await hold(ctx, known.order_id)
  const task = await holdTask(ctx, taskId)
  // Those that nobody has go with their order.
  if (!order || !task) throw new AppError('production_task_not_found')
  return { order, task }
}

/** Finds the caller as the producer whom an address names. Throws `production_task_not_found` for everybody else. */
export async function callerAsHolder(ctx: Context, { user_id: userId }: NamedTask): Promise<ProducerRow> {
  const producer = userId === ctx.actor.userId ? await findProducerOf(ctx, userId) : undefined
  if (!producer) throw new AppError('production_task_not_found')
  return producer
}

/** Finds a task that the caller has or had, without holding it. Throws `production_task_not_found`. */
export async function findOwnTask(ctx: Context, named: NamedTask): Promise<TaskRow> {
  const producer = await callerAsHolder(ctx, named)
  const task = await findTask(ctx, named.task_id)
  if (task?.producer_id !== producer.id) throw new AppError('production_task_not_found')
  return task
}

/** Holds a task that the caller has. Throws `production_task_not_found`. */
export async function holdOwnTask(ctx: TransactionContext, named: NamedTask): Promise<HeldTask> {
  const producer = await callerAsHolder(ctx, named)
  const held = await holdWithOrder(ctx, named.task_id)
  if (held.task.producer_id !== producer.id) throw new AppError('production_task_not_found')
  return held
}

/** Asserts that the time for a task is not over, even where nobody has ended it yet. Throws `production_task_state`. */
export function assertInTime({ state, deadline_at: deadline }: TaskRow, now: Date): void {
  const isOver = (state === 'claimed' || state === 'changes_requested') && deadline !== null && deadline <= now
  if (isOver) throw new AppError('production_task_state', { data: { state: 'expired' } })
}

/** How somebody comes to see a task of the producer whom an address names. */
export type Sight = { readonly task: TaskRow; readonly as: 'holder' | 'reviewer' | 'operator' }

/**
 * Finds a task as the caller may see it: who has it or had it, who may review it while it is submitted or under their review, and
 * whoever runs the instance. Throws `production_task_not_found` for everybody else, whatever there is.
 */
export async function seeTask(
  ctx: With<'settings'>,
  { user_id: userId, task_id: id }: NamedTask,
  mayReview: (ctx: Context, reviewer: ProducerRow, task: TaskRow) => Promise<boolean>,
): Promise<Sight> {
  const task = await findTask(ctx, id)
  const holder = await findProducerOf(ctx, userId)
  if (!task || !holder || task.producer_id !== holder.id) throw new AppError('production_task_not_found')
  if (userId === ctx.actor.userId) return { task, as: 'holder' }
  if (await isOperator(ctx)) return { task, as: 'operator' }
  const caller = await findProducerOf(ctx, ctx.actor.userId)
  if (caller && (await mayReview(ctx, caller, task))) return { task, as: 'reviewer' }
  throw new AppError('production_task_not_found')
}

/** Returns who has a task that somebody has. */
export function holderOf({ producer_id: id }: TaskRow): string {
  invariant(id !== null, 'what is claimed has a producer')
  return id
}
