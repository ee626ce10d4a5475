import type { WorkspaceId } from '@vireo/contracts/kit'
import type { OrderState } from '@vireo/contracts/productions'
import sql, { empty, raw } from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import type { OrderRow } from '../tables.ts'

const columns =
  raw(`id, workspace_id, user_id, name, is_sandbox, state, total_minor, created_at, updated_at, submitted_at,
  paid_at, accepted_at, completed_at, delivered_at, cancel_reason, dispute, due_at`)

/** Inserts an order. */
export async function insertOrder(ctx: TransactionContext, row: OrderRow): Promise<void> {
  await ctx.db.run(sql`
    insert into production_orders (id, workspace_id, user_id, name, is_sandbox, state, created_at, updated_at, due_at)
    values (${row.id}, ${row.workspace_id}, ${row.user_id}, ${row.name}, ${row.is_sandbox}, ${row.state},
      ${row.created_at}, ${row.updated_at}, ${row.due_at})`)
}

/** Finds an order of the caller’s workspace. */
export function findOwnOrder(ctx: Context, id: string): Promise<OrderRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from production_orders where id = ${id} and workspace_id = ${ctx.workspaceId}`)
}

/** Finds an order of any workspace. */
export function findAnyOrder(ctx: Context, id: string): Promise<OrderRow | undefined> {
  return ctx.db.maybe(sql`select ${columns} from production_orders where id = ${id}`)
}

/** Finds an order of any workspace and holds it: whoever would change it, or anything of it, waits. */
export function holdAnyOrder(ctx: TransactionContext, id: string): Promise<OrderRow | undefined> {
  return ctx.db.maybe(sql`select ${columns} from production_orders where id = ${id} for update`)
}

/** Finds an order of any workspace and keeps it as it is: whoever would change it waits, and others may keep it as well. */
export function keepAnyOrder(ctx: TransactionContext, id: string): Promise<OrderRow | undefined> {
  return ctx.db.maybe(sql`select ${columns} from production_orders where id = ${id} for share`)
}

export type OrderFilter = {
  readonly limit: number
  readonly offset: number
  readonly states: readonly OrderState[] | undefined
  readonly from: Date | undefined
  readonly to: Date | undefined
}

/** Lists the orders of the caller’s workspace, newest first. */
export function listOwnOrders(ctx: Context, { limit, offset, states, from, to }: OrderFilter): Promise<OrderRow[]> {
  return ctx.db.many(sql`
    select ${columns} from production_orders
    where workspace_id = ${ctx.workspaceId}
      ${states ? sql`and state = any(${states}::text[])` : empty}
      ${from ? sql`and created_at >= ${from}` : empty} ${to ? sql`and created_at < ${to}` : empty}
    order by created_at desc, id desc limit ${limit} offset ${offset}`)
}

const forHouse = {
  paid: sql`state = 'paid' and not is_sandbox`,
  disputed: sql`dispute is not null`,
  accepted: sql`state = 'accepted' and not is_sandbox and dispute is null`,
} as const

type HouseFilter = { readonly state: keyof typeof forHouse; readonly after: string; readonly limit: number }

/** Lists orders of all workspaces that wait for the house, or are worked on, behind one in their order. */
export function listForHouse(ctx: Context, { state, after, limit }: HouseFilter): Promise<OrderRow[]> {
  return ctx.db.many(sql`
    select ${columns} from production_orders where ${forHouse[state]} and id > ${after} order by id limit ${limit}`)
}

/** Lists the ids of orders that the clock moves on. */
export async function listDueOrders(ctx: Context, limit: number): Promise<string[]> {
  const rows = await ctx.db.many<{ id: string }>(sql`
    select id from production_orders where due_at <= ${ctx.now()} order by due_at, id limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** Counts the orders of the caller’s workspace that nobody has paid for yet or ever will: those that are open, and work of the sandbox. */
export async function countOpenOrders(ctx: Context): Promise<number> {
  const { count } = await ctx.db.one<{ count: number }>(sql`
    select count(*)::int as count from production_orders where workspace_id = ${ctx.workspaceId}
      and (state = 'open' or is_sandbox and state in ('submitted', 'accepted'))`)
  return count
}

/** Makes others who would begin an order in the caller’s workspace wait. */
export async function lockNewOrders(ctx: TransactionContext): Promise<void> {
  await ctx.db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`productions:${ctx.workspaceId}`}, 0))`)
}

/** Saves an order that is held. */
export async function saveOrder(ctx: TransactionContext, row: OrderRow): Promise<void> {
  await ctx.db.run(sql`
    update production_orders set name = ${row.name}, state = ${row.state}, total_minor = ${row.total_minor},
      updated_at = ${row.updated_at}, submitted_at = ${row.submitted_at}, paid_at = ${row.paid_at},
      accepted_at = ${row.accepted_at}, completed_at = ${row.completed_at}, delivered_at = ${row.delivered_at},
      cancel_reason = ${row.cancel_reason}, dispute = ${row.dispute}, due_at = ${row.due_at}
    where id = ${row.id}`)
}

/** Lists the orders of a workspace, for its export and its end. */
export function listOrdersOf(ctx: Context, workspaceId: WorkspaceId): Promise<OrderRow[]> {
  return ctx.db.many(sql`select ${columns} from production_orders where workspace_id = ${workspaceId} order by id`)
}

/** Removes an order of which nothing was ever paid, with everything of it. */
export async function removeUnpaidOrder(ctx: TransactionContext, id: string): Promise<void> {
  await ctx.db.run(sql`
    delete from production_orders where id = ${id}
      and not exists (select from production_payments p where p.order_id = production_orders.id)
      and not exists (select from production_moves m where m.order_id = production_orders.id)`)
}

/**
 * Forgets what was written for an order and about it: wishes, glossaries, scripts, the work, and what reviews of it say; of one that is
 * disputed the work and its reviews stay until the dispute is decided, which they are about.
 */
export async function forgetWritten(ctx: TransactionContext, id: string): Promise<void> {
  await ctx.db.run(sql`
    update production_items set request = (request - 'script') || '{"instructions": null, "glossary": null}'::jsonb
    where order_id = ${id}`)
  const isSettled = sql`exists (select from production_orders o where o.id = ${id} and o.dispute is null)`
  await ctx.db.run(sql`
    update production_tasks set content = '{"segments": [], "speakers": []}'::jsonb where order_id = ${id} and ${isSettled}`)
  await ctx.db.run(sql`
    delete from production_submissions
    where task_id in (select id from production_tasks where order_id = ${id}) and ${isSettled}`)
  await ctx.db.run(sql`
    update production_reviews set notes = '[]'::jsonb
    where task_id in (select id from production_tasks where order_id = ${id}) and ${isSettled}`)
  await ctx.db.run(sql`
    delete from production_contents
    where assignment_id in (select id from production_assignments where order_id = ${id}) and ${isSettled}`)
}

/** Forgets whose an order was, what it was called and what they said; its books stay, and that there is a dispute which nobody decided. */
export async function forgetOrder(ctx: TransactionContext, id: string): Promise<void> {
  await ctx.db.run(sql`
    update production_orders set user_id = null, name = '', cancel_reason = null,
      dispute = case when dispute is not null and state = 'accepted' then '' end
    where id = ${id}`)
}
