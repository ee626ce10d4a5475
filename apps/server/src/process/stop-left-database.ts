import path from 'node:path'
import { findRunningServer, openEmbeddedPostgres } from '@vireo/embedded-postgres'
import type { Config } from '../config.ts'

/** Stops the embedded database that a server left running when it ended without order; leaves alone one that is somebody's. */
export async function stopLeftDatabase(config: Config): Promise<void> {
  if (config.DATABASE_URL || config.VIREO_ROLE !== 'all') return
  const dataDir = path.join(config.dataDir, 'postgres')
  const left = await findRunningServer(dataDir)
  if (!left || left.ownerPid !== undefined) return
  const postgres = await openEmbeddedPostgres({ dataDir, role: 'owner' })
  await postgres.stop()
}
