/** Turns an address of this instance into one of the host that the reader came by. */
export function hereOf(address: string): string {
  return address.replace(/^https?:\/\/[^/]+/u, '')
}
