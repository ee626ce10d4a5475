import { type Networks, networkTimes } from '../../kernel/network/networks.ts'
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

/** Something for each of them. */
export function byLevel<T>(make: (level: (typeof levels)[Level]) => T): Record<Level, T> {
  return Object.fromEntries(Object.entries(levels).map(([level, bound]) => [level, make(bound)])) as Record<Level, T>
}

export type Counted = readonly [Level, string]

/** Under what somebody is counted apart. Level by level: every request asks this four times, and a loop over names is slow. */
export function countedIn({ address, customer, site, credential, workspace }: Who): Counted[] {
  const counted: Counted[] = []
  if (address !== undefined) counted.push(['address', address])
  if (customer !== undefined) counted.push(['customer', customer])
  if (site !== undefined) counted.push(['site', site])
  if (credential !== undefined) counted.push(['credential', credential])
  if (workspace !== undefined) counted.push(['workspace', workspace])
  return counted
}

/**
 * Who shares what all have with others: a workspace, however many keys and addresses it comes from; before it is known,
 * whoever has the network. All of whom nothing is known are one.
 */
export function holderIn({ workspace, site, address }: Who): string {
  return workspace ?? site ?? address ?? ''
}
