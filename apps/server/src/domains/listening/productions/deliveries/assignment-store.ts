import sql, { raw } from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import type { AssignmentRow } from '../tables.ts'

const columns = raw(`id, order_id, item_id, media_id, workspace_id, service, source_language, target_language, priority,
  price_minor, payout_minor, state, version, producer_id, earned_minor, team_id, created_at`)

/** Inserts an assignment of work. */
export async function insertAssignment(ctx: TransactionContext, row: AssignmentRow): Promise<void> {
  await ctx.db.run(sql`
    insert into production_assignments (id, order_id, item_id, media_id, workspace_id, service, source_language,
      target_language, priority, price_minor, payout_minor, state, version, created_at)
    values (${row.id}, ${row.order_id}, ${row.item_id}, ${row.media_id}, ${row.workspace_id}, ${row.service},
      ${row.source_language}, ${row.target_language}, ${row.priority}, ${row.price_minor}, ${row.payout_minor},
      ${row.state}, ${row.version}, ${row.created_at})`)
}

/** Lists the assignments of an order. */
export function listAssignments(ctx: Context, orderId: string): Promise<AssignmentRow[]> {
  return ctx.db.many(sql`select ${columns} from production_assignments where order_id = ${orderId} order by id`)
}

/** Finds an assignment of work. */
export function findAssignment(ctx: Context, id: string): Promise<AssignmentRow | undefined> {
  return ctx.db.maybe(sql`select ${columns} from production_assignments where id = ${id}`)
}

/** What an assignment is about. */
export type Subject = {
  readonly id: string
  /** What the recording is called. */
  readonly recording: string
  /** What was sent beside it: what was dubbed, or what ought to be read. */
  readonly material: 'original' | 'script' | null
}

/** Tells what assignments are about whose recordings are still there, by their ids. */
export async function subjectsOf(ctx: Context, ids: readonly string[]): Promise<ReadonlyMap<string, Subject>> {
  const rows = await ctx.db.many<Subject>(sql`
    select a.id, m.name as recording, case a.service
        when 'dubbing_review' then case when i.request ->> 'original_media_id' <> '' then 'original' end
        when 'audiobook_check' then case when i.request ->> 'script' <> '' then 'script' end
      end as material
    from production_assignments a join production_media m on m.id = a.media_id join production_items i on i.id = a.item_id
    where a.id = any(${ids}::text[])`)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Saves what changes of an assignment. */
export async function saveAssignment(ctx: TransactionContext, row: AssignmentRow): Promise<void> {
  await ctx.db.run(sql`
    update production_assignments set state = ${row.state}, version = ${row.version}, priority = ${row.priority},
      payout_minor = ${row.payout_minor}, producer_id = ${row.producer_id}, earned_minor = ${row.earned_minor},
      team_id = ${row.team_id}
    where id = ${row.id}`)
}

/** Ends the assignments of an order that nobody finished. */
export async function endOpenAssignments(ctx: TransactionContext, orderId: string): Promise<void> {
  await ctx.db.run(
    sql`update production_assignments set state = 'ended' where order_id = ${orderId} and state = 'open'`,
  )
}

export type Progress = {
  readonly item_id: string
  readonly tasks: number
  readonly approved: number
  /** How often the buyer sent one of them back. */
  readonly rounds: number
}

/** Counts the assignments of an order, item by item. */
export function listProgress(ctx: Context, orderId: string): Promise<Progress[]> {
  return ctx.db.many(sql`
    select item_id, count(*)::int as tasks, count(*) filter (where state = 'approved')::int as approved,
      max((select count(*) from production_reviews r where r.assignment_id = p.id and r.by_buyer))::int as rounds
    from production_assignments p where order_id = ${orderId} group by item_id`)
}

/** Counts the assignments of an order whose files are not all there. */
export async function countUndelivered(ctx: Context, orderId: string): Promise<number> {
  const { count } = await ctx.db.one<{ count: number }>(sql`
    select count(*)::int as count from production_assignments p
    where p.order_id = ${orderId} and (p.state <> 'approved' or not exists (
      select from production_files f where f.assignment_id = p.id and f.version = p.version))`)
  return count
}
