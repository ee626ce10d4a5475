import type { WorkspaceId } from '@vireo/contracts/kit'
import type { Service } from '@vireo/contracts/productions'
import sql, { empty, raw } from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import type { ProducerRow } from '../people/producer-tables.ts'
import type { PlaceInLine, PlaceInQueue } from './place-in-queue.ts'
import type { TaskRow } from './task-tables.ts'

const columns = raw(`t.id, t.assignment_id, t.order_id, t.workspace_id, t.service, t.source_language, t.target_language,
  t.rank, t.state, t.producer_id, t.duration_ms, t.payout_minor, t.is_extended, t.is_warned, t.content_version, t.team_id,
  t.created_at, t.claimed_at, t.deadline_at, t.submitted_at, t.ended_at`)

type OfOthers = {
  /** The workspaces of whoever asks: what they ordered there is nothing for them. */
  readonly notOf: readonly WorkspaceId[]
}

export type Sought = OfOthers & {
  readonly after: PlaceInQueue | undefined
  readonly limit: number
  readonly service?: Service | undefined
  readonly source?: string | undefined
  readonly target?: string | undefined
  /** Tasks that are not older are not found. */
  readonly notAfter: Date
}

function ofOthers({ workspace_id }: ProducerRow, notOf: readonly WorkspaceId[]) {
  return sql`t.workspace_id <> ${workspace_id} and t.workspace_id <> all(${notOf}::text[])`
}

/** Limits tasks to those that somebody may have: none whose work they judged, and none of a team they are not in. */
function mayHave({ id }: ProducerRow) {
  return sql`not exists (
    select from production_reviews r where r.assignment_id = t.assignment_id and r.reviewer_id = ${id})
    and (t.team_id is null or t.team_id in (
      select m.team_id from production_team_members m where m.producer_id = ${id}))`
}

/** Limits rows of a catalogue of qualifications to those that somebody has. */
function canDo(ctx: Context, producerId: string) {
  return sql`exists (select from production_held_qualifications h
    where h.qualification_id = q.id and h.producer_id = ${producerId}
      and h.withdrawn_at is null and (h.expires_at is null or h.expires_at > ${ctx.now()}))`
}

/**
 * Lists the tasks that somebody may claim, the most urgent and then the oldest first. Each kind of work that they can do is read in
 * the order of one index, until a page is full; what they may not have is passed over.
 */
export function listClaimable(ctx: Context, producer: ProducerRow, sought: Sought): Promise<TaskRow[]> {
  const { after, limit, service, source, target, notAfter, notOf } = sought
  return ctx.db.many(sql`
    select ${columns} from (
      select distinct q.service, q.source_language, q.target_language from production_qualifications q
      where ${canDo(ctx, producer.id)} ${service === undefined ? empty : sql`and q.service = ${service}`}
        ${source === undefined ? empty : sql`and q.source_language = ${source}`}
        ${target === undefined ? empty : sql`and q.target_language = ${target}`}
    ) as work cross join lateral (
      select * from production_tasks t
      where t.state = 'unclaimed' and t.service = work.service and t.source_language = work.source_language
        and t.target_language = work.target_language and t.created_at <= ${notAfter}
        and ${ofOthers(producer, notOf)} and ${mayHave(producer)}
        ${
          after === undefined
            ? empty
            : sql`and (t.rank, t.created_at, t.id) > (${after.rank}::smallint, ${after.created_at}::timestamptz, ${after.id}::text)`
        }
      order by t.rank, t.created_at, t.id limit ${limit}
    ) as t order by t.rank, t.created_at, t.id limit ${limit}`)
}

/** Tells whether somebody may have a task, whoever has it now. */
export async function isFitFor(
  ctx: Context,
  producer: ProducerRow,
  taskId: string,
  { notAfter, notOf }: Pick<Sought, 'notAfter' | 'notOf'>,
): Promise<boolean> {
  const found = await ctx.db.maybe<{ id: string }>(sql`
    select t.id from production_tasks t
    where t.id = ${taskId} and t.created_at <= ${notAfter} and ${ofOthers(producer, notOf)} and ${mayHave(producer)}
      and exists (
      select from production_qualifications q where q.service = t.service and q.source_language = t.source_language
        and q.target_language = t.target_language and ${canDo(ctx, producer.id)})`)
  return found !== undefined
}

/** Lists the tasks that somebody may review, the longest waiting first. */
export function listReviewable(
  ctx: Context,
  producer: ProducerRow,
  { after, limit, notOf }: OfOthers & { readonly after: PlaceInLine | undefined; readonly limit: number },
): Promise<TaskRow[]> {
  return ctx.db.many(sql`
    select ${columns} from production_tasks t
    where t.state = 'submitted' and t.producer_id <> ${producer.id} and ${ofOthers(producer, notOf)} and exists (
        select from production_qualifications q where q.service = t.service and q.source_language = t.source_language
          and q.target_language = t.target_language and ${canDo(ctx, producer.id)})
      ${after === undefined ? empty : sql`and (t.submitted_at, t.id) > (${after.submitted_at}::timestamptz, ${after.id}::text)`}
    order by t.submitted_at, t.id limit ${limit}`)
}

/** Lists the tasks that somebody is reviewing: of what has ended meanwhile nothing is left to decide. */
export function listUnderReview(ctx: Context, reviewerId: string): Promise<TaskRow[]> {
  return ctx.db.many(sql`
    select ${columns} from production_tasks t join production_reviews r on r.task_id = t.id
    where r.reviewer_id = ${reviewerId} and r.state = 'under_way' and t.state = 'in_review' order by r.begun_at, t.id`)
}

/** Tells whether somebody is qualified for a task. */
export async function canDoWork(ctx: Context, { id }: ProducerRow, taskId: string): Promise<boolean> {
  const found = await ctx.db.maybe<{ id: string }>(sql`
    select t.id from production_tasks t where t.id = ${taskId} and exists (
      select from production_qualifications q where q.service = t.service and q.source_language = t.source_language
        and q.target_language = t.target_language and ${canDo(ctx, id)})`)
  return found !== undefined
}
