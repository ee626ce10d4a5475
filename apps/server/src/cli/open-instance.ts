import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { type Contexts, createContexts } from '../compose.ts'
import type { Config } from '../config.ts'
import { prepareQueue } from '../jobs/prepare-queue.ts'
import { systemClock } from '../kernel/clock.ts'
import { createLog } from '../kernel/log/log.ts'
import { migrate, readMigrations } from '../kernel/database/migrations.ts'
import type { Ports } from '../ports/ports.ts'
import { openPorts } from '../open-ports.ts'
import { openServerDatabase, type ServerDatabase } from '../open-server-database.ts'
import { projectRoot } from '../project-root.ts'

export type Instance = Contexts & {
  readonly config: Config
  readonly server: ServerDatabase
  readonly ports: Ports
  close(): Promise<void>
}

/** Joins the instance of this configuration beside its server, or wakes its database for the time of a command. */
export async function openInstance(config: Config): Promise<Instance> {
  const log = createLog(config.VIREO_LOG_LEVEL === 'info' ? 'error' : config.VIREO_LOG_LEVEL, 2)
  const server = await openServerDatabase(config, 'guest', log)
  await migrate(server.database.pool, await readMigrations(path.join(projectRoot(), 'apps/server/migrations')))
  await prepareQueue(server.database.pool)
  const nodeId = randomUUID()
  const outside = await openPorts(config, { ...server, nodeId, clock: systemClock, log })
  const contexts = createContexts({ database: server.database, ports: outside.ports, clock: systemClock, log, nodeId })
  return {
    ...contexts,
    config,
    server,
    ports: outside.ports,
    close: async () => {
      contexts.stop()
      await outside.close()
      await server.close()
    },
  }
}
