import type { UserId } from '@vireo/contracts/kit'
import sql, { empty, raw } from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import type { ProducerRow } from './producer-tables.ts'

const columns = raw('id, user_id, workspace_id, name, state, is_reviewer, sampling_percent, score, reviews, created_at')

/** Inserts a producer; somebody who is one already stays as they are. */
export async function insertProducer(ctx: TransactionContext, row: ProducerRow): Promise<void> {
  await ctx.db.run(sql`
    insert into production_producers (id, user_id, workspace_id, name, state, created_at)
    values (${row.id}, ${row.user_id}, ${row.workspace_id}, ${row.name}, ${row.state}, ${row.created_at})
    on conflict (user_id) do nothing`)
}

/** Finds a producer by their account. */
export function findProducerOf(ctx: Context, userId: UserId): Promise<ProducerRow | undefined> {
  return ctx.db.maybe(sql`select ${columns} from production_producers where user_id = ${userId}`)
}

/** Finds a producer. */
export function findProducer(ctx: Context, id: string): Promise<ProducerRow | undefined> {
  return ctx.db.maybe(sql`select ${columns} from production_producers where id = ${id}`)
}

/** Finds a producer and holds them: whoever would give them something else to do waits. */
export function holdProducer(ctx: TransactionContext, id: string): Promise<ProducerRow | undefined> {
  return ctx.db.maybe(sql`select ${columns} from production_producers where id = ${id} for update`)
}

/** A producer, and how many tasks they have to write. */
export type BusyProducer = ProducerRow & { readonly open_tasks: number }
type Sought = { readonly state: ProducerRow['state'] | undefined; readonly after: string; readonly limit: number }

/** Lists producers behind one, in the order in which they came; those alone who have an account. */
export function listProducersIn(ctx: Context, { state, after, limit }: Sought): Promise<BusyProducer[]> {
  return ctx.db.many(sql`
    select ${columns}, (select count(*)::int from production_tasks t
        where t.producer_id = p.id and t.state in ('claimed', 'changes_requested')) as open_tasks
    from production_producers p
    where user_id is not null and id > ${after} ${state === undefined ? empty : sql`and state = ${state}`}
    order by id limit ${limit}`)
}

/** Saves a producer that is held. */
export async function saveProducer(ctx: TransactionContext, row: ProducerRow): Promise<void> {
  await ctx.db.run(sql`
    update production_producers set user_id = ${row.user_id}, name = ${row.name}, state = ${row.state},
      is_reviewer = ${row.is_reviewer}, sampling_percent = ${row.sampling_percent},
      score = ${row.score}, reviews = ${row.reviews}
    where id = ${row.id}`)
}

/** Names the accounts of producers. */
export async function userIdsOf(ctx: Context, ids: readonly string[]): Promise<ReadonlyMap<string, UserId>> {
  const rows = await ctx.db.many<{ id: string; user_id: UserId }>(sql`
    select id, user_id from production_producers where id = any(${ids}::text[]) and user_id is not null`)
  return new Map(rows.map(({ id, user_id }) => [id, user_id]))
}
