import { type Networks, networkTimes } from '../../kernel/networks.ts'
import type { Scope } from './limits.ts'

/** Whom something is counted for. What is absent is not counted: an address that says nothing, a caller not known yet. */
export type Who = Partial<Networks> & { readonly credential?: string; readonly workspace?: string }

export type Level = keyof Who

/** What is counted apart: whose bound it has, and how many times that. */
export const levels: Readonly<Record<Level, { readonly scope: Exclude<Scope, 'instance'>; readonly times: number }>> = {
  address: { scope: 'address', times: networkTimes.address },
  customer: { scope: 'address', times: networkTimes.customer },
  site: { scope: 'address', times: networkTimes.site },
  credential: { scope: 'credential', times: 1 },
  workspace: { scope: 'workspace', times: 1 },
}
const levelNames = Object.keys(levels) as Level[]

/** Something for each of them. */
export function byLevel<T>(make: (level: (typeof levels)[Level]) => T): Record<Level, T> {
  return Object.fromEntries(levelNames.map((level) => [level, make(levels[level])])) as Record<Level, T>
}

export type Counted = readonly [Level, string]

/** Under what somebody is counted apart. */
export function countedIn(who: Who): Counted[] {
  const counted: Counted[] = []
  for (const level of levelNames) {
    const key = who[level]
    if (key !== undefined) counted.push([level, key])
  }
  return counted
}

/**
 * Who shares what all have with others: a workspace, however many keys and addresses it comes from; before it is known,
 * whoever has the network. All of whom nothing is known are one.
 */
export function holderIn({ workspace, site, address }: Who): string {
  return workspace ?? site ?? address ?? ''
}
