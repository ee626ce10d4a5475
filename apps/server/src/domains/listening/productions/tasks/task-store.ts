import type { WorkspaceId } from '@vireo/contracts/kit'
import type { TaskContent, TaskState } from '@vireo/contracts/productions'
import sql, { empty, raw } from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import type { SubmissionRow, TaskRow } from './task-tables.ts'

const columns = raw(`t.id, t.assignment_id, t.order_id, t.workspace_id, t.service, t.source_language, t.target_language,
  t.rank, t.state, t.producer_id, t.duration_ms, t.payout_minor, t.is_extended, t.is_warned, t.content_version, t.team_id,
  t.created_at, t.claimed_at, t.deadline_at, t.submitted_at, t.ended_at`)

/** Inserts a task that nobody has, with what was written before. */
export async function insertTask(ctx: TransactionContext, row: TaskRow, content: TaskContent): Promise<void> {
  await ctx.db.run(sql`
    insert into production_tasks (id, assignment_id, order_id, workspace_id, service, source_language, target_language,
      rank, state, duration_ms, payout_minor, content, content_version, team_id, created_at)
    values (${row.id}, ${row.assignment_id}, ${row.order_id}, ${row.workspace_id}, ${row.service},
      ${row.source_language}, ${row.target_language}, ${row.rank}, ${row.state}, ${row.duration_ms},
      ${row.payout_minor}, ${JSON.stringify(content)}::jsonb, ${row.content_version}, ${row.team_id},
      ${row.created_at})`)
}

/** Finds a task. */
export function findTask(ctx: Context, id: string): Promise<TaskRow | undefined> {
  return ctx.db.maybe(sql`select ${columns} from production_tasks t where t.id = ${id}`)
}

/** Finds a task and holds it. */
export function holdTask(ctx: TransactionContext, id: string): Promise<TaskRow | undefined> {
  return ctx.db.maybe(sql`select ${columns} from production_tasks t where t.id = ${id} for update`)
}

/** Finds the task of an assignment that is alive. */
export function findAlive(ctx: Context, assignmentId: string): Promise<TaskRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from production_tasks t
    where t.assignment_id = ${assignmentId} and t.state not in ('revoked', 'expired')`)
}

/** Saves a task that is held. */
export async function saveTask(ctx: TransactionContext, row: TaskRow): Promise<void> {
  await ctx.db.run(sql`
    update production_tasks set rank = ${row.rank}, team_id = ${row.team_id}, state = ${row.state}, producer_id = ${row.producer_id},
      payout_minor = ${row.payout_minor}, is_extended = ${row.is_extended}, is_warned = ${row.is_warned},
      claimed_at = ${row.claimed_at}, deadline_at = ${row.deadline_at}, submitted_at = ${row.submitted_at},
      ended_at = ${row.ended_at}
    where id = ${row.id}`)
}

/** Reads what was written for a task. */
export async function readContent(ctx: Context, id: string): Promise<TaskContent> {
  const { content } = await ctx.db.one<{ content: TaskContent }>(sql`
    select content from production_tasks where id = ${id}`)
  return content
}

/** Reads what the last one whose time was over had written for an assignment; undefined where that happened to nobody. */
export async function readInherited(ctx: Context, assignmentId: string): Promise<TaskContent | undefined> {
  const row = await ctx.db.maybe<{ content: TaskContent }>(sql`
    select content from production_tasks where assignment_id = ${assignmentId} and state = 'expired'
    order by id desc limit 1`)
  return row?.content
}

/** Saves what was written for a task that is held; returns its version. */
export async function writeContent(ctx: TransactionContext, id: string, content: TaskContent): Promise<number> {
  const { version } = await ctx.db.one<{ version: number }>(sql`
    update production_tasks set content = ${JSON.stringify(content)}::jsonb, content_version = content_version + 1
    where id = ${id} returning content_version as version`)
  return version
}

/** Keeps what was written for a task as it is submitted; what is submitted twice is kept once. */
export async function keepSubmission(ctx: TransactionContext, id: string): Promise<void> {
  await ctx.db.run(sql`
    insert into production_submissions (task_id, version, document, created_at)
    select id, content_version, content, ${ctx.now()} from production_tasks where id = ${id}
    on conflict do nothing`)
}

/** Lists which versions of a task were submitted, the oldest first, without what they say. */
export function listSubmitted(ctx: Context, id: string): Promise<Omit<SubmissionRow, 'document'>[]> {
  return ctx.db.many(sql`
    select version, created_at from production_submissions where task_id = ${id} order by version`)
}

/** Finds a version of a task that was submitted. */
export function findSubmission(ctx: Context, id: string, version: number): Promise<SubmissionRow | undefined> {
  return ctx.db.maybe(sql`
    select version, document, created_at from production_submissions where task_id = ${id} and version = ${version}`)
}

/** Lists what was submitted of a task, the oldest first. */
export function listSubmissions(ctx: Context, id: string): Promise<SubmissionRow[]> {
  return ctx.db.many(sql`
    select version, document, created_at from production_submissions where task_id = ${id} order by version`)
}

/** Counts what somebody has to do. */
export async function countOpenTasks(ctx: Context, producerId: string): Promise<number> {
  const { count } = await ctx.db.one<{ count: number }>(sql`
    select count(*)::int as count from production_tasks
    where producer_id = ${producerId} and state in ('claimed', 'changes_requested')`)
  return count
}

export type Page = { readonly after: string | undefined; readonly limit: number }

/** Lists the tasks that somebody has, or had, newest first. */
export function listTasksOf(
  ctx: Context,
  producerId: string,
  { which, after, limit }: Page & { readonly which: 'active' | 'history' },
): Promise<TaskRow[]> {
  const active = sql`t.state in ('claimed', 'submitted', 'in_review', 'changes_requested')`
  return ctx.db.many(sql`
    select ${columns} from production_tasks t
    where t.producer_id = ${producerId} and ${which === 'active' ? active : sql`not ${active}`}
      ${after === undefined ? empty : sql`and t.id < ${after}`}
    order by t.id desc limit ${limit}`)
}

/** Lists the tasks of everybody in a state, or those of one team that some workspaces did not order, the oldest first. */
export function listTasksIn(
  ctx: Context,
  state: TaskState,
  { after, limit, teamId, notOf = [] }: Page & { readonly teamId?: string; readonly notOf?: readonly WorkspaceId[] },
): Promise<TaskRow[]> {
  return ctx.db.many(sql`
    select ${columns} from production_tasks t
    where t.state = ${state} ${teamId === undefined ? empty : sql`and t.team_id = ${teamId}`}
      ${notOf.length === 0 ? empty : sql`and t.workspace_id <> all(${notOf}::text[])`}
      ${after === undefined ? empty : sql`and t.id > ${after}`} order by t.id limit ${limit}`)
}

/** Lists the ids of tasks whose deadline is over. */
export async function listOverdue(ctx: Context, limit: number): Promise<string[]> {
  const rows = await ctx.db.many<{ id: string }>(sql`
    select id from production_tasks
    where state in ('claimed', 'changes_requested') and deadline_at <= ${ctx.now()} order by deadline_at limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** Lists the ids of tasks whose deadline is near, and of which nobody was told yet. */
export async function listNearDeadline(ctx: Context, before: Date, limit: number): Promise<string[]> {
  const rows = await ctx.db.many<{ id: string }>(sql`
    select id from production_tasks
    where state in ('claimed', 'changes_requested') and deadline_at <= ${before} and not is_warned
    order by deadline_at limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** Removes the tasks of an order that nobody has. */
export async function removeUnclaimed(ctx: TransactionContext, orderId: string): Promise<void> {
  await ctx.db.run(sql`delete from production_tasks where order_id = ${orderId} and state = 'unclaimed'`)
}

/** Lists the tasks of an order that somebody has not finished. */
export function listUnfinished(ctx: TransactionContext, orderId: string): Promise<TaskRow[]> {
  return ctx.db.many(sql`
    select ${columns} from production_tasks t
    where t.order_id = ${orderId} and t.state in ('claimed', 'submitted', 'in_review', 'changes_requested')
    order by t.id for update`)
}

/** Lists the ids of what somebody has that is not approved yet. */
export async function listUnfinishedBy(ctx: Context, producerId: string): Promise<string[]> {
  const rows = await ctx.db.many<{ id: string }>(sql`
    select id from production_tasks
    where producer_id = ${producerId} and state in ('claimed', 'submitted', 'in_review', 'changes_requested')
    order by id`)
  return rows.map(({ id }) => id)
}

/** Tells whether somebody works on an order, or something of it was ever approved; what was given up or expired counts for nothing. */
export async function isBegun(ctx: Context, orderId: string): Promise<boolean> {
  const { is_begun: isIt } = await ctx.db.one<{ is_begun: boolean }>(sql`
    select exists (select from production_tasks
        where order_id = ${orderId} and state not in ('unclaimed', 'revoked', 'expired'))
      or exists (select from production_assignments where order_id = ${orderId} and version > 0) as is_begun`)
  return isIt
}

/** Finds when somebody last stopped working on an order. */
export async function findLastEnd(ctx: Context, orderId: string): Promise<Date | null> {
  const { ended_at: endedAt } = await ctx.db.one<{ ended_at: Date | null }>(sql`
    select max(ended_at) as ended_at from production_tasks where order_id = ${orderId}`)
  return endedAt
}
