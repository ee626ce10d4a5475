import path from 'node:path'
import pg from 'pg'
import { migrate, readMigrations } from '../kernel/database/migrations.ts'
import { projectRoot } from '../project-root.ts'
import { CommandError } from './command-error.ts'

/** Makes the schema a backup was taken of; newer migrations follow at the next start. */
export async function createSchema(connection: pg.ClientConfig, names: readonly string[]): Promise<void> {
  const known = await readMigrations(path.join(projectRoot(), 'apps/server/migrations'))
  const wanted = known.filter(({ name }) => names.includes(name))
  if (wanted.length < names.length)
    throw new CommandError('The backup was made by a newer version of Vireo. Restore it with that one.')
  const pool = new pg.Pool({ ...connection, max: 1 })
  try {
    await migrate(pool, wanted)
  } finally {
    await pool.end()
  }
}
