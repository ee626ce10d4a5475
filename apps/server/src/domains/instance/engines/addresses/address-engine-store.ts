import type { WorkspaceId } from '@vireo/contracts/kit'
import sql, { raw } from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import type { AddressEngineRow } from './tables.ts'

type Reader = Pick<Context, 'db'>

const columns = raw(`id, workspace_id, name, address, sealed_key, key_last4, capabilities, model, voices, languages,
  timeout_ms, concurrency, next_engine_id, created_by, created_at, updated_at`)

/** Whose engines are meant: a workspace's, or those of the instance. */
export type EngineOwner = WorkspaceId | null

/** Finds an engine, whoever owns it. */
export function findAddressEngineRow({ db }: Reader, id: string): Promise<AddressEngineRow | undefined> {
  return db.maybe(sql`select ${columns} from address_engines where id = ${id}`)
}

/** Finds an engine of this owner. */
export function findEngineOf({ db }: Reader, owner: EngineOwner, id: string): Promise<AddressEngineRow | undefined> {
  return db.maybe(sql`
    select ${columns} from address_engines where id = ${id} and workspace_id is not distinct from ${owner}`)
}

/** Finds an engine of this owner and locks its row until the transaction ends. */
export function holdEngineOf({ db }: Reader, owner: EngineOwner, id: string): Promise<AddressEngineRow | undefined> {
  return db.maybe(sql`
    select ${columns} from address_engines where id = ${id} and workspace_id is not distinct from ${owner} for update`)
}

/** Lists the engines of an owner, the oldest first; there are never many. */
export function listEnginesOf({ db }: Reader, owner: EngineOwner): Promise<AddressEngineRow[]> {
  return db.many(sql`
    select ${columns} from address_engines where workspace_id is not distinct from ${owner} order by created_at, id`)
}

/** Locks the engines of an owner: others who add one wait until this transaction ends. */
export async function lockEnginesOf({ db }: Reader, owner: EngineOwner): Promise<void> {
  await db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`address engines:${owner ?? ''}`}, 0))`)
}

/** Inserts an engine as it is given, its key sealed. */
export async function insertEngine({ db }: Reader, row: AddressEngineRow): Promise<void> {
  await db.run(sql`
    insert into address_engines (id, workspace_id, name, address, sealed_key, key_last4, capabilities, model, voices,
      languages, timeout_ms, concurrency, next_engine_id, created_by, created_at, updated_at)
    values (${row.id}, ${row.workspace_id}, ${row.name}, ${row.address}, ${row.sealed_key}, ${row.key_last4},
      ${row.capabilities}, ${row.model}, ${row.voices}, ${row.languages}, ${row.timeout_ms}, ${row.concurrency},
      ${row.next_engine_id}, ${row.created_by}, ${row.created_at}, ${row.updated_at})`)
}

/** Writes everything of an engine that can change. */
export async function updateEngine({ db }: Reader, row: AddressEngineRow): Promise<void> {
  await db.run(sql`
    update address_engines set name = ${row.name}, address = ${row.address}, sealed_key = ${row.sealed_key},
      key_last4 = ${row.key_last4}, capabilities = ${row.capabilities}, model = ${row.model}, voices = ${row.voices},
      languages = ${row.languages}, timeout_ms = ${row.timeout_ms}, concurrency = ${row.concurrency},
      next_engine_id = ${row.next_engine_id}, updated_at = ${row.updated_at}
    where id = ${row.id}`)
}

/** Deletes an engine; who it followed is followed by nobody. */
export async function deleteEngine({ db }: Reader, id: string): Promise<void> {
  await db.run(sql`delete from address_engines where id = ${id}`)
}

/** Tells whether a workspace lets nothing leave this instance. */
export async function findNothingLeaves({ db }: Reader, workspaceId: WorkspaceId): Promise<boolean> {
  const row = await db.maybe<{ nothing_leaves: boolean }>(
    sql`select nothing_leaves from engine_rules where workspace_id = ${workspaceId}`,
  )
  return row?.nothing_leaves ?? false
}

/** Writes what a workspace lets leave this instance. */
export async function saveNothingLeaves(ctx: Context, nothingLeaves: boolean): Promise<void> {
  await ctx.db.run(sql`
    insert into engine_rules (workspace_id, nothing_leaves, updated_at)
    values (${ctx.workspaceId}, ${nothingLeaves}, ${ctx.now()})
    on conflict (workspace_id) do update set nothing_leaves = excluded.nothing_leaves, updated_at = excluded.updated_at`)
}
