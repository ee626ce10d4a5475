import { BlockList, isIP } from 'node:net'

/** Creates a function that reports whether an address is one of these or within one of these ranges (CIDR). */
export function createAddressList(ranges: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', bits] = range.split('/', 2)
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return (text) => {
    const address = withoutMapping(text)
    const version = isIP(address)
    return version !== 0 && list.check(address, version === 6 ? 'ipv6' : 'ipv4')
  }
}

/**
 * Strips the IPv6 mapping and zone from an address: a dual-stack server sees `203.0.113.7` as `::ffff:203.0.113.7` (RFC
 * 4291, section 2.5.5.2).
 */
function withoutMapping(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  return mapped ?? address.replace(/%.*$/, '')
}
