import type { UserId } from '@vireo/contracts/kit'
import sql, { raw } from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import type { ApplicantRow } from './producer-tables.ts'

const columns = raw('id, user_id, workspace_id, email, name, languages, note, state, created_at, decided_at')

/** Inserts an applicant; returns false to somebody who has applied already. */
export async function insertApplicant(ctx: TransactionContext, row: ApplicantRow): Promise<boolean> {
  const inserted = await ctx.db.run(sql`
    insert into production_applicants (id, user_id, workspace_id, email, name, languages, note, state, created_at)
    values (${row.id}, ${row.user_id}, ${row.workspace_id}, ${row.email}, ${row.name}, ${row.languages}::text[], ${row.note}, ${row.state},
      ${row.created_at})
    on conflict (user_id) do nothing`)
  return inserted === 1
}

/** Finds an applicant and holds the application. */
export function holdApplicant(ctx: TransactionContext, id: string): Promise<ApplicantRow | undefined> {
  return ctx.db.maybe(sql`select ${columns} from production_applicants where id = ${id} for update`)
}

/** Lists applicants in a state behind one, the oldest first. */
export function listApplicantsIn(
  ctx: Context,
  { state, after, limit }: { readonly state: ApplicantRow['state']; readonly after: string; readonly limit: number },
): Promise<ApplicantRow[]> {
  return ctx.db.many(sql`
    select ${columns} from production_applicants where state = ${state} and id > ${after} order by id limit ${limit}`)
}

/** Finds what somebody applied with. */
export function findApplicantOf(ctx: Context, userId: UserId): Promise<ApplicantRow | undefined> {
  return ctx.db.maybe(sql`select ${columns} from production_applicants where user_id = ${userId}`)
}

/** Saves what was decided about an applicant. */
export async function saveDecision(
  ctx: TransactionContext,
  { id, state, decided_at }: Pick<ApplicantRow, 'id' | 'state' | 'decided_at'>,
): Promise<void> {
  await ctx.db.run(sql`
    update production_applicants set state = ${state}, decided_at = ${decided_at} where id = ${id}`)
}

/** Forgets an applicant. */
export async function removeApplicant(ctx: TransactionContext, userId: UserId): Promise<void> {
  await ctx.db.run(sql`delete from production_applicants where user_id = ${userId}`)
}
