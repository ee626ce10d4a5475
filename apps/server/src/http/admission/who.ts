import { type Networks, networkTimes } from '../../kernel/network/networks.ts'
import { strangerIn } from '../../kernel/turns/loop-turn.ts'
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

/** Makes a value for each level. */
export function byLevel<T>(make: (level: (typeof levels)[Level]) => T): Record<Level, T> {
  return Object.fromEntries(Object.entries(levels).map(([level, bound]) => [level, make(bound)])) as Record<Level, T>
}

export type Counted = readonly [Level, string]

/**
 * Lists the levels at which a caller is counted. Spelled out: every request asks four times, and a loop over names is
 * slow.
 */
export function countedIn({ address, customer, site, credential, workspace }: Who): Counted[] {
  const counted: Counted[] = []
  if (address !== undefined) counted.push(['address', address])
  if (customer !== undefined) counted.push(['customer', customer])
  if (site !== undefined) counted.push(['site', site])
  if (credential !== undefined) counted.push(['credential', credential])
  if (workspace !== undefined) counted.push(['workspace', workspace])
  return counted
}

/** Determines in whose line of the event loop's turns something stands: that of the workspace or, before it is known, of the network. */
export function lineOf({ workspace, site, address }: Who): string {
  return workspace ?? strangerIn(site ?? address ?? '')
}

/**
 * Determines the holder whose share of a common bound this caller uses: the workspace or, before it is known, the
 * network. All unknown callers are one holder.
 */
export function holderIn({ workspace, site, address }: Who): string {
  return workspace ?? site ?? address ?? ''
}
