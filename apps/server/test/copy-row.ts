import type { Database } from '../src/kernel/database/database.ts'

type Copies = {
  readonly id: string
  readonly times: number
  /** Columns that are unique, beside the id: they get the same number. */
  readonly numbered?: readonly string[]
}

/** Inserts copies of a row, so that a limit of many is reached without making each of them. */
export async function copyRow({ pool }: Database, table: string, { id, times, numbered = [] }: Copies): Promise<void> {
  const { rowCount } = await pool.query(
    `insert into ${table}
     select (jsonb_populate_record(one, (
       select jsonb_object_agg(name, (to_jsonb(one) ->> name) || '-' || n) from unnest($2::text[]) name
     ))).* from ${table} one, generate_series(1, $3::integer) n where one.id = $1`,
    [id, ['id', ...numbered], times],
  )
  if (rowCount !== times) throw new Error(`There is no ${id} in ${table}.`)
}
