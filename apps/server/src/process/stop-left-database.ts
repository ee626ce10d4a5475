import path from 'node:path'
import { findRunningServer, openEmbeddedPostgres } from '@vireo/embedded-postgres'
import type { Config } from '../config.ts'

/** Stops the embedded database that a crashed server left running, unless somebody uses it. */
export async function stopLeftDatabase(config: Config): Promise<void> {
  if (config.DATABASE_URL || config.VIREO_ROLE !== 'all') return
  const dataDir = path.join(config.dataDir, 'postgres')
  const left = await findRunningServer(dataDir)
  if (!left || left.ownerPid !== undefined) return
  const postgres = await openEmbeddedPostgres({ dataDir, role: 'owner' })
  await postgres.stop()
}
