import type { Logger } from 'pino'
import type { Database } from '../../kernel/database/database.ts'
import { admittedChannel, admitWaiting, listAdmitted, removeDeadPlaces } from './concurrency-place-store.ts'
import type { PlaceGroup, PlaceKeeper } from './concurrency-places.ts'

/** How soon the place of a crashed process, or a notification that was lost, is noticed. */
const lookEveryMs = 250

type Waiting = { readonly group: PlaceGroup; admit(running: number): void }

/** Those of this process who wait. They are told by notification, and look for themselves now and then. */
export type PlaceQueue = {
  add(id: number, group: PlaceGroup, admit: (running: number) => void): void
  /** False when it had been let in already. */
  forget(id: number): boolean
  close(): void
}

/** Creates the queue of this node's waiting places, which looks in the database for those that have been let in. */
export function createPlaceQueue(database: Database, keeper: PlaceKeeper, log: Logger): PlaceQueue {
  const waiting = new Map<number, Waiting>()
  let timer: NodeJS.Timeout | undefined

  const admit = (id: number, running: number) => {
    const found = waiting.get(id)
    waiting.delete(id)
    found?.admit(running)
  }
  const lookForAdmitted = async () => {
    if (waiting.size === 0) return
    for (const { id, running } of await listAdmitted(database.db, [...waiting.keys()])) admit(id, running ?? 0)
  }
  const complain = (error: unknown) => log.warn({ err: error }, 'the concurrency gate could not look for free places')
  const lookLater = () => {
    if (timer || waiting.size === 0) return
    timer = setTimeout(async () => {
      await freeDeadPlaces(keeper, waiting.values()).then(lookForAdmitted).catch(complain)
      timer = undefined
      lookLater()
    }, lookEveryMs)
  }
  const listening = database.listen(admittedChannel, {
    heard: (payload) => {
      const [id, running] = payload.split(':').map(Number)
      if (id !== undefined && running !== undefined) admit(id, running)
    },
    missed: () => void lookForAdmitted().catch(complain),
  })

  return {
    add(id, group, onAdmitted) {
      waiting.set(id, { group, admit: onAdmitted })
      lookLater()
      // It may have been let in before it stood in this map.
      lookForAdmitted().catch(complain)
    },
    forget: (id) => waiting.delete(id),
    close() {
      clearTimeout(timer)
      waiting.clear()
      listening.stop()
    },
  }
}

async function freeDeadPlaces(keeper: PlaceKeeper, waiting: Iterable<Waiting>): Promise<void> {
  const groups = new Map([...waiting].map(({ group }) => [`${group.modelGroup}:${group.workspaceId}`, group]))
  for (const group of groups.values()) {
    await keeper.locked(group, async (db, scope) => {
      await removeDeadPlaces(db, scope)
      await admitWaiting(db, scope)
    })
  }
}
