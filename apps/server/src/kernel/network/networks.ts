import { isIPv6 } from 'node:net'

/**
 * The networks that an address is counted in, the narrowest first. An IPv4 address is one by itself. A customer of
 * an IPv6 provider has a /64 at least, often a /56 and at most a /48 to themselves, and within it as many addresses
 * as they like.
 */
export type Networks = { readonly address: string; readonly customer?: string; readonly site?: string }

/** How much more than an address each of them may have: several customers can share one. */
export const networkTimes = { address: 1, customer: 4, site: 16 } as const satisfies Record<keyof Networks, number>

/**
 * Determines the networks that an address is in. No name is longer than an address, so a client cannot fill our memory.
 */
export function networksOf(address: string): Networks {
  if (!isIPv6(address)) return { address: address.slice(0, 45) }
  const groups = groupsOf(address)
  const mapped = mappedIn(groups)
  if (mapped !== undefined) return { address: mapped }
  const [a = 0, b = 0, c = 0, d = 0] = groups
  const site = `${a.toString(16)}:${b.toString(16)}:${c.toString(16)}`
  return {
    address: `${site}:${d.toString(16)}::/64`,
    customer: `${site}:${(d & 0xff00).toString(16)}::/56`,
    site: `${site}::/48`,
  }
}

/** Answers the widest network that one customer has: whoever has a whole network has it under every address of it. */
export function widestOf({ address, site = address }: Networks): string {
  return site
}

/** Reads the eight groups of an IPv6 address in any of its spellings; its zone is this machine's business. */
function groupsOf(address: string): readonly number[] {
  const [plain = ''] = address.split('%', 1)
  const [head = '', tail] = plain.split('::')
  const before = numbersOf(head)
  const after = numbersOf(tail ?? '')
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => 0), ...after]
}

function numbersOf(groups: string): readonly number[] {
  if (groups === '') return []
  return groups.split(':').flatMap((group) => {
    if (!group.includes('.')) return [Number.parseInt(group, 16)]
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number)
    return [a * 256 + b, c * 256 + d]
  })
}

/** Answers the IPv4 address that an IPv6 one stands for, or undefined. */
function mappedIn(groups: readonly number[]): string | undefined {
  if (groups[5] !== 0xffff || groups.slice(0, 5).some((group) => group !== 0)) return undefined
  const [high = 0, low = 0] = groups.slice(6)
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}
