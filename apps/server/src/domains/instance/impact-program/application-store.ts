import type { WorkspaceId } from '@vireo/contracts/kit'
import sql, { raw } from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import type { ApplicationRow } from './tables.ts'

const columns = raw(
  `id, organisation, website, country, contact_name, email, mission, planned_use, may_be_named, language, state, tier, note,
  created_at, decided_at, workspace_id, given_at`,
)

/** Writes an application that just came. */
export async function insertApplication(
  ctx: Context,
  row: Omit<ApplicationRow, 'state' | 'tier' | 'note' | 'decided_at' | 'workspace_id' | 'given_at'>,
): Promise<void> {
  await ctx.db.run(sql`
    insert into impact_applications (id, organisation, website, country, contact_name, email, mission, planned_use,
      may_be_named, language, created_at)
    values (${row.id}, ${row.organisation}, ${row.website}, ${row.country}, ${row.contact_name}, ${row.email},
      ${row.mission}, ${row.planned_use}, ${row.may_be_named}, ${row.language}, ${row.created_at})`)
}

export type ApplicationPage = {
  readonly state: 'open' | 'decided'
  /** The id of the last one of the page before. */
  readonly cursor: string | undefined
  readonly limit: number
}

/** Lists applications: open ones the oldest first, decided ones the newest first. */
export function listApplications(ctx: Context, { state, cursor, limit }: ApplicationPage): Promise<ApplicationRow[]> {
  return state === 'open'
    ? ctx.db.many(sql`
        select ${columns} from impact_applications where state = 'open' and id > ${cursor ?? ''} order by id limit ${limit}`)
    : ctx.db.many(sql`
        select ${columns} from impact_applications where state <> 'open' and id < ${cursor ?? '~'}
        order by id desc limit ${limit}`)
}

/** Finds an application, and holds it until the transaction ends. */
export function holdApplication(ctx: TransactionContext, id: string): Promise<ApplicationRow | undefined> {
  return ctx.db.maybe(sql`select ${columns} from impact_applications where id = ${id} for update`)
}

/** Writes what became of an application. */
export async function saveApplication(ctx: TransactionContext, row: ApplicationRow): Promise<void> {
  await ctx.db.run(sql`
    update impact_applications set state = ${row.state}, tier = ${row.tier}, note = ${row.note},
      decided_at = ${row.decided_at}, workspace_id = ${row.workspace_id}, given_at = ${row.given_at}
    where id = ${row.id}`)
}

/** Lists who was approved and waits for the grant, in the order of their ids. */
export function listWaiting(
  ctx: Context,
  after: string,
  limit: number,
): Promise<Pick<ApplicationRow, 'id' | 'email'>[]> {
  return ctx.db.many(sql`
    select id, email from impact_applications where state = 'approved' and given_at is null and id > ${after}
    order by id limit ${limit}`)
}

/** Lists whose grant holds and who agreed to be named, by name. */
export function listPartners(
  ctx: Context,
  limit: number,
): Promise<Pick<ApplicationRow, 'organisation' | 'website' | 'country'>[]> {
  return ctx.db.many(sql`
    select organisation, website, country from impact_applications
    where state = 'approved' and may_be_named and given_at is not null order by organisation, id limit ${limit}`)
}

/** Lists what came from an address, or has its grant in a workspace. */
export function listApplicationsOf(
  ctx: Context,
  { email, workspaceId }: { readonly email: string; readonly workspaceId: WorkspaceId },
): Promise<ApplicationRow[]> {
  return ctx.db.many(sql`
    select ${columns} from impact_applications where email = ${email} or workspace_id = ${workspaceId} order by id`)
}

/** Removes what came from an address, or has its grant in a workspace. */
export async function removeApplicationsOf(
  ctx: Context,
  { email, workspaceId }: { readonly email: string; readonly workspaceId: WorkspaceId },
): Promise<void> {
  await ctx.db.run(sql`
    delete from impact_applications where email = ${email} or workspace_id = ${workspaceId}`)
}

/** Removes what was declined or ended before an instant, and returns how much. */
export function removePastBefore(ctx: Context, instant: Date): Promise<number> {
  return ctx.db.run(sql`
    delete from impact_applications where state in ('declined', 'ended') and decided_at < ${instant}`)
}
