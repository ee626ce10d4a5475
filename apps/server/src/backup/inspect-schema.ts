import type pg from 'pg'

export type Table = { readonly schema: string; readonly name: string; readonly columns: readonly string[] }
export type Sequence = { readonly schema: string; readonly name: string }

/** Quotes the parts of an SQL identifier and joins them with dots. */
export function quoted(...parts: readonly string[]): string {
  return parts.map((part) => `"${part.replaceAll('"', '""')}"`).join('.')
}

/** Lists every table that holds rows, partitions included, with its columns except generated ones. */
export async function listTables(client: pg.ClientBase, schemas: readonly string[]): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname as schema, c.relname as name,
        array_agg(a.attname::text order by a.attnum) as columns
      from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relkind = 'r' and n.nspname = any($1)
      group by 1, 2 order by 1, 2`,
    [schemas],
  )
  return rows
}

/** Lists every sequence, including those behind serial and identity columns. */
export async function listSequences(client: pg.ClientBase, schemas: readonly string[]): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select n.nspname as schema, c.relname as name
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'S' and n.nspname = any($1) order by 1, 2`,
    [schemas],
  )
  return rows
}

/** Lists the names of applied migrations in order; none for a database that was not made by migrations. */
export async function listMigrations(client: pg.ClientBase): Promise<string[]> {
  const found = await client.query<{ found: boolean }>(
    `select to_regclass('public.schema_migrations') is not null as found`,
  )
  if (found.rows[0]?.found !== true) return []
  const { rows } = await client.query<{ name: string }>('select name from public.schema_migrations order by name')
  return rows.map(({ name }) => name)
}

/** Settings under which values are written and read back as the same text on any server. */
export const neutralSettings = `
  set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set extra_float_digits = 1;
  set bytea_output = 'hex'; set client_encoding = 'UTF8'; set standard_conforming_strings = on;
  set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0;
  set synchronize_seqscans = off; set row_security = off`
