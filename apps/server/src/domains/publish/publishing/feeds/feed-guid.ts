import { createHash } from 'node:crypto'

/** The name space of feeds: https://podcasting2.org defines it. */
const feeds = Buffer.from('ead4c236bf5858c6a2c6a6b28d128cb6', 'hex')

/** Names a feed for good, by its address without what leads to it: a UUID of version 5. */
export function feedGuid(address: URL): string {
  const name = `${address.host}${address.pathname}`.replace(/\/+$/u, '')
  const bytes = createHash('sha1').update(feeds).update(name).digest().subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5')
}
