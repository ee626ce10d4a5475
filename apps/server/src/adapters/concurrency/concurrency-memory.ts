import type { ConcurrencyGate, ConcurrencyPlace } from '../../ports/concurrency-gate.ts'
import { type AlarmClock, systemAlarms } from '../alarm-clock.ts'
import { tooManyAtOnce, waitMsMax } from './concurrency-limit.ts'

type Waiting = { readonly limit: number; admit(place: ConcurrencyPlace): void }
type Group = { running: number; readonly queue: Set<Waiting> }

/** Creates a concurrency gate for a single process: exact, first come, first served, and lost when the process ends. */
export function createMemoryConcurrencyGate(alarms: AlarmClock = systemAlarms): ConcurrencyGate {
  const groups = new Map<string, Group>()

  const placeIn = (name: string, group: Group, maximum: number): ConcurrencyPlace => {
    group.running++
    let left = false
    return {
      current: group.running,
      maximum,
      leave: () => {
        if (left) return
        left = true
        group.running--
        letIn(name, group)
      },
    }
  }

  /** Serves the queue from its head; nobody overtakes, also when a later one has a higher limit. */
  const letIn = (name: string, group: Group): void => {
    for (const first of group.queue) {
      if (group.running >= first.limit) break
      group.queue.delete(first)
      first.admit(placeIn(name, group, first.limit))
    }
    if (group.running === 0 && group.queue.size === 0) groups.delete(name)
  }

  return {
    async enter(workspaceId, modelGroup, limit) {
      const name = `${modelGroup}:${workspaceId}`
      const group = groups.get(name) ?? { running: 0, queue: new Set() }
      groups.set(name, group)
      if (group.queue.size === 0 && group.running < limit) return placeIn(name, group, limit)
      if (group.queue.size >= limit) throw tooManyAtOnce(limit)
      return new Promise((resolve, reject) => {
        const stop = alarms.after(waitMsMax, () => {
          group.queue.delete(waiting)
          reject(tooManyAtOnce(limit))
          letIn(name, group)
        })
        const waiting: Waiting = {
          limit,
          admit: (place) => {
            stop()
            resolve(place)
          },
        }
        group.queue.add(waiting)
      })
    },
  }
}
