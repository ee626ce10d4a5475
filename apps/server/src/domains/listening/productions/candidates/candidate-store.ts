import type { Candidate } from '@vireo/contracts/productions'
import sql, { raw } from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'

export type CandidateRow = Candidate & {
  readonly id: string
  readonly created_at: Date
  readonly invited_at: Date | null
}

const columns = raw('id, email, name, languages, note, created_at, invited_at')

/** Inserts candidates; returns the addresses of those that nobody had invited yet, and who have not applied. */
export async function insertCandidates(
  ctx: TransactionContext,
  candidates: readonly Candidate[],
): Promise<ReadonlySet<string>> {
  const rows = candidates.map((each) => ({ ...each, id: ctx.newId('productionCandidate') }))
  const inserted = await ctx.db.many<{ email: string }>(sql`
    insert into production_candidates (id, email, name, languages, note, created_at)
    select c.id, c.email, c.name, c.languages, c.note, ${ctx.now()}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as c (id text, email text, name text, languages text[], note text)
    where not exists (select from production_applicants a where a.email = c.email)
    on conflict (email) do nothing returning email`)
  return new Set(inserted.map(({ email }) => email))
}

/** Holds some of those who were not written to yet; what another process holds is passed over. */
export function holdUninvited(ctx: TransactionContext, limit: number): Promise<CandidateRow[]> {
  return ctx.db.many(sql`
    select ${columns} from production_candidates where invited_at is null
    order by id limit ${limit} for update skip locked`)
}

/** Notes that candidates were written to. */
export async function markInvited(ctx: TransactionContext, ids: readonly string[]): Promise<void> {
  await ctx.db.run(sql`
    update production_candidates set invited_at = ${ctx.now()} where id = any(${ids}::text[])`)
}

/** Finds who was invited under an address. */
export function findCandidate(ctx: Context, email: string): Promise<CandidateRow | undefined> {
  return ctx.db.maybe(sql`select ${columns} from production_candidates where email = ${email}`)
}

/** Forgets a candidate. */
export async function removeCandidate(ctx: TransactionContext, email: string): Promise<void> {
  await ctx.db.run(sql`delete from production_candidates where email = ${email}`)
}

/** Forgets those who were invited before an instant, and never applied; returns how many. */
export function removeCandidatesBefore(ctx: Context, instant: Date): Promise<number> {
  return ctx.db.run(sql`delete from production_candidates where created_at < ${instant}`)
}
