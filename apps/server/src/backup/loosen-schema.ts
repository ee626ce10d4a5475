import type pg from 'pg'
import { quoted } from './inspect-schema.ts'

type ForeignKey = {
  readonly schema: string
  readonly table: string
  readonly name: string
  readonly definition: string
}
type Trigger = { readonly schema: string; readonly table: string; readonly name: string; readonly always: boolean }

/**
 * Takes foreign keys and triggers off the schemas' tables, so that rows can be loaded in any order and
 * exactly as they were, and returns what puts them back: every foreign key is checked anew over all rows.
 * Inside a transaction that is all or nothing, and unlike `session_replication_role` it needs no superuser.
 */
export async function loosenSchema(client: pg.ClientBase, schemas: readonly string[]): Promise<() => Promise<void>> {
  const keys = await foreignKeysOf(client, schemas)
  const triggers = await triggersOf(client, schemas)
  for (const { schema, table, name } of triggers)
    await client.query(`alter table ${quoted(schema, table)} disable trigger ${quoted(name)}`)
  for (const { schema, table, name } of keys)
    await client.query(`alter table ${quoted(schema, table)} drop constraint ${quoted(name)}`)
  return async () => {
    for (const { schema, table, name, definition } of keys)
      await client.query(`alter table ${quoted(schema, table)} add constraint ${quoted(name)} ${definition}`)
    for (const { schema, table, name, always } of triggers)
      await client.query(
        `alter table ${quoted(schema, table)} enable ${always ? 'always ' : ''}trigger ${quoted(name)}`,
      )
  }
}

/** Lists foreign keys with their definitions. Those that partitions inherit are left out. */
async function foreignKeysOf(client: pg.ClientBase, schemas: readonly string[]): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select n.nspname as schema, t.relname as table, c.conname as name, pg_get_constraintdef(c.oid) as definition
      from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_namespace n on n.oid = t.relnamespace
      where c.contype = 'f' and c.conparentid = 0 and n.nspname = any($1) order by 1, 2, 3`,
    [schemas],
  )
  return rows
}

async function triggersOf(client: pg.ClientBase, schemas: readonly string[]): Promise<Trigger[]> {
  const { rows } = await client.query<Trigger>(
    `select n.nspname as schema, t.relname as table, g.tgname as name, g.tgenabled = 'A' as always
      from pg_trigger g join pg_class t on t.oid = g.tgrelid join pg_namespace n on n.oid = t.relnamespace
      where not g.tgisinternal and g.tgenabled in ('O', 'A') and g.tgparentid = 0 and n.nspname = any($1)
      order by 1, 2, 3`,
    [schemas],
  )
  return rows
}
