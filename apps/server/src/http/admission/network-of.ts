import { isIPv6 } from 'node:net'

/**
 * What is counted as one place on the network: an IPv4 address, or the /64 that one customer of an IPv6 provider has
 * to themselves. Never longer than an address, so that counting costs no memory that a client decides on.
 */
export function networkOf(address: string): string {
  if (address.startsWith('::ffff:') && address.includes('.')) return address.slice(7)
  if (!isIPv6(address)) return address.slice(0, 45)
  const [plain = ''] = address.split('%', 1)
  const [head = '', tail] = plain.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
