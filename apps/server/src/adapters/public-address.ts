import { BlockList, isIP } from 'node:net'

/** What is not the public internet: IANA's special-purpose registries, multicast, and metadata services. */
const closed4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  // Azure's own service for virtual machines, under an address that looks public.
  '168.63.129.16/32',
]

/** Within 2000::/3, the only part of IPv6 that is the public internet. Tunnels among them hide an address inside. */
const closed6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const blocked = new BlockList()
for (const [family, ranges] of [['ipv4', closed4] as const, ['ipv6', closed6] as const]) {
  for (const range of ranges) {
    const [address = '', bits] = range.split('/', 2)
    blocked.addSubnet(address, Number(bits), family)
  }
}

const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')
const translated = new BlockList()
translated.addSubnet('64:ff9b::', 96, 'ipv6')

/** Tells whether an IP address belongs to the public internet. Addresses of unknown kinds do not. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !blocked.check(address, 'ipv4')
  if (version !== 6 || address.includes('%')) return false
  if (translated.check(address, 'ipv6')) return isPublicAddress(lastFour(address))
  return global6.check(address, 'ipv6') && !blocked.check(address, 'ipv6')
}

/** Extracts the IPv4 address from the last 32 bits of an IPv6 address (RFC 6052). */
function lastFour(address: string): string {
  const tail = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::').pop() ?? ''
  const groups = tail.split(':').slice(-2)
  const [high = '0', low = '0'] = groups.length === 2 ? groups : ['0', groups[0] ?? '0']
  const [h, l] = [Number.parseInt(high || '0', 16), Number.parseInt(low || '0', 16)]
  return [h >> 8, h & 255, l >> 8, l & 255].join('.')
}
