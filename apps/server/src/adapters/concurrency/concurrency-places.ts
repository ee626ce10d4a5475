import type { WorkspaceId } from '@vireo/contracts/kit'
import type { Logger } from 'pino'
import type { Clock } from '../../kernel/clock.ts'
import type { Database, Db } from '../../kernel/database/database.ts'
import {
  admitWaiting,
  lockPlaces,
  type PlaceScope,
  removePlace,
  removeWaitingPlace,
} from './concurrency-place-store.ts'

const leaveAgainAfterMs = 500

export type PlaceGroup = { readonly workspaceId: WorkspaceId; readonly modelGroup: string }

/** Changes the places of a group, one change at a time in the whole installation. */
export type PlaceKeeper = {
  locked<T>(group: PlaceGroup, work: (db: Db, scope: PlaceScope) => Promise<T>): Promise<T>
  /** Gives a place back in the background, again and again until the database has heard it. */
  leave(group: PlaceGroup, id: number): void
  /** True when the place was still in the queue and now is not. */
  leaveQueue(group: PlaceGroup, id: number): Promise<boolean>
  /** Resolves when what was given back here has been tried once, so that nobody is in their own way. */
  left(group: PlaceGroup): Promise<void>
  close(): Promise<void>
}

type Parts = {
  readonly database: Database
  readonly clock: Clock
  readonly nodeId: string
  readonly log: Logger
}

/**
 * Creates the keeper of this node's places: it changes them under the group's lock and retries a place that could not
 * be given back.
 */
export function createPlaceKeeper({ database, clock, nodeId, log }: Parts): PlaceKeeper {
  const leaving = new Map<Promise<void>, PlaceGroup>()
  const retries = new Set<NodeJS.Timeout>()

  const locked: PlaceKeeper['locked'] = (group, work) =>
    database.withTransaction(async (db) => {
      const scope = { ...group, nodeId, now: clock.now() }
      await lockPlaces(db, scope)
      return work(db, scope)
    })
  const leave = (group: PlaceGroup, id: number): void => {
    const attempt = locked(group, async (db, scope) => {
      await removePlace(db, id)
      await admitWaiting(db, scope)
    }).catch((error: unknown) => {
      // As long as we live, nobody else gives it back.
      log.warn({ err: error }, 'a place at the concurrency gate could not be given back yet')
      const retry = setTimeout(() => {
        retries.delete(retry)
        leave(group, id)
      }, leaveAgainAfterMs)
      retries.add(retry.unref())
    })
    leaving.set(attempt, group)
    void attempt.finally(() => leaving.delete(attempt))
  }

  return {
    locked,
    leave,
    leaveQueue: (group, id) =>
      locked(group, async (db, scope) => {
        const removed = await removeWaitingPlace(db, id)
        if (removed) await admitWaiting(db, scope)
        return removed
      }),
    async left(group) {
      const ours = [...leaving].filter(([, { workspaceId }]) => workspaceId === group.workspaceId)
      await Promise.all(ours.map(([attempt]) => attempt))
    },
    async close() {
      await Promise.all(leaving.keys())
      for (const retry of retries) clearTimeout(retry)
    },
  }
}
