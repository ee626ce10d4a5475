import sql, { raw } from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import type { HeldRow, QualificationRow } from './producer-tables.ts'

const columns = raw('q.id, q.name, q.service, q.source_language, q.target_language, q.valid_days, q.created_at')

/** Inserts a qualification. */
export async function insertQualification(ctx: TransactionContext, row: QualificationRow): Promise<void> {
  await ctx.db.run(sql`
    insert into production_qualifications
      (id, name, service, source_language, target_language, valid_days, created_at)
    values (${row.id}, ${row.name}, ${row.service}, ${row.source_language}, ${row.target_language}, ${row.valid_days},
      ${row.created_at})`)
}

/** Finds a qualification. */
export function findQualification(ctx: Context, id: string): Promise<QualificationRow | undefined> {
  return ctx.db.maybe(sql`select ${columns} from production_qualifications q where q.id = ${id}`)
}

/** Lists the whole catalogue. */
export function listCatalogue(ctx: Context): Promise<QualificationRow[]> {
  return ctx.db.many(sql`select ${columns} from production_qualifications q order by q.id`)
}

/** Lists the whole catalogue, and how a producer stands with each: what has expired or was withdrawn they do not have. */
export function listHeld(ctx: Context, producerId: string): Promise<HeldRow[]> {
  return ctx.db.many(sql`
    select ${columns}, h.granted_at, h.expires_at
    from production_qualifications q
      left join production_held_qualifications h on h.qualification_id = q.id and h.producer_id = ${producerId}
        and h.withdrawn_at is null and (h.expires_at is null or h.expires_at > ${ctx.now()})
    order by q.id`)
}

/** Gives a producer a qualification, or gives it again. */
export async function grantQualification(
  ctx: TransactionContext,
  producerId: string,
  { id, valid_days: days }: QualificationRow,
): Promise<void> {
  const expiresAt = days === null ? null : new Date(ctx.now().getTime() + days * 24 * 3_600_000)
  await ctx.db.run(sql`
    insert into production_held_qualifications (producer_id, qualification_id, granted_at, expires_at)
    values (${producerId}, ${id}, ${ctx.now()}, ${expiresAt})
    on conflict (producer_id, qualification_id) do update
      set granted_at = excluded.granted_at, expires_at = excluded.expires_at, withdrawn_at = null`)
}

/** Takes a qualification from a producer, and keeps that it was taken. */
export async function withdrawQualification(ctx: TransactionContext, producerId: string, id: string): Promise<void> {
  await ctx.db.run(sql`
    update production_held_qualifications set withdrawn_at = ${ctx.now()}
    where producer_id = ${producerId} and qualification_id = ${id} and withdrawn_at is null`)
}

type Withdrawn = { readonly qualification_id: string; readonly withdrawn_at: Date }

/** Lists what was taken from a producer and not granted again. */
export function listWithdrawn(ctx: Context, producerId: string): Promise<Withdrawn[]> {
  return ctx.db.many(sql`
    select qualification_id, withdrawn_at from production_held_qualifications
    where producer_id = ${producerId} and withdrawn_at is not null order by qualification_id`)
}
