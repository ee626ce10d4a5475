import type { Logger } from 'pino'
import type { Clock } from '../../kernel/clock.ts'
import type { ConcurrencyGate, ConcurrencyPlace } from '../../ports/concurrency-gate.ts'
import type { Database } from '../../kernel/database/database.ts'
import { type AlarmClock, systemAlarms } from '../alarm-clock.ts'
import { tooManyAtOnce, waitMsMax } from './concurrency-limit.ts'
import { insertPlace, listAdmitted } from './concurrency-place-store.ts'
import { createPlaceKeeper, type PlaceGroup, type PlaceKeeper } from './concurrency-places.ts'
import { createPlaceQueue } from './concurrency-queue.ts'

export type PostgresGateParts = {
  readonly database: Database
  readonly clock: Clock
  /** As in the `nodes` table, whose lease this process holds. */
  readonly nodeId: string
  readonly log: Logger
  readonly alarms?: AlarmClock
}

/**
 * Creates a concurrency gate for several processes on one database. The places of a crashed process become free once
 * its lease expires.
 */
export function createPostgresConcurrencyGate(parts: PostgresGateParts): ConcurrencyGate & { close(): Promise<void> } {
  const { database, log, alarms = systemAlarms } = parts
  const keeper = createPlaceKeeper(parts)
  const queue = createPlaceQueue(database, keeper, log)

  const wait = (group: PlaceGroup, id: number, limit: number): Promise<number> =>
    new Promise((resolve, reject) => {
      const stop = alarms.after(waitMsMax, () => {
        if (queue.forget(id)) giveUp(database, keeper, group, id, limit).then(resolve, reject)
      })
      queue.add(id, group, (running) => {
        stop()
        resolve(running)
      })
    })

  return {
    async enter(workspaceId, modelGroup, limit) {
      const group = { workspaceId, modelGroup }
      await keeper.left(group)
      const place = await keeper.locked(group, (db, scope) => insertPlace(db, scope, limit))
      if (!place) throw tooManyAtOnce(limit)
      const running = place.running ?? (await wait(group, place.id, limit))
      return placeOf(keeper, group, place.id, running, limit)
    },
    async close() {
      queue.close()
      await keeper.close()
    },
  }
}

function placeOf(
  keeper: PlaceKeeper,
  group: PlaceGroup,
  id: number,
  current: number,
  maximum: number,
): ConcurrencyPlace {
  let left = false
  return {
    current,
    maximum,
    leave: () => {
      if (!left) keeper.leave(group, id)
      left = true
    },
  }
}

/** Leaves the queue; whoever was let in at the last moment keeps the place. */
async function giveUp(
  database: Database,
  keeper: PlaceKeeper,
  group: PlaceGroup,
  id: number,
  limit: number,
): Promise<number> {
  const gone = await keeper.leaveQueue(group, id).catch((error: unknown) => {
    keeper.leave(group, id)
    throw error
  })
  if (gone) throw tooManyAtOnce(limit)
  const [admitted] = await listAdmitted(database.db, [id])
  return admitted?.running ?? limit
}
