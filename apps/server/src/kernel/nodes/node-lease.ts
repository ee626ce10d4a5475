import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Db } from '../database/database.ts'
import { removeNode, renewNode } from './node-store.ts'

const leaseMs = 15_000
const renewEveryMs = 5_000

/** Keeps this process listed as alive. What a node held is free once its lease has run out. */
export async function holdNodeLease(
  db: Db,
  nodeId: string,
  clock: Clock,
  log: Logger,
): Promise<{ release(): Promise<void> }> {
  const renew = () => renewNode(db, nodeId, new Date(clock.now().getTime() + leaseMs))
  await renew()
  const timer = setInterval(() => {
    renew().catch((error: unknown) => log.warn({ err: error }, 'the node lease could not be renewed'))
  }, renewEveryMs)
  timer.unref()
  return {
    release: async () => {
      clearInterval(timer)
      await removeNode(db, nodeId).catch(() => undefined)
    },
  }
}
