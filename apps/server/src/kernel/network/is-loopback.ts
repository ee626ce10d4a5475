/** Tells whether an address leads to the very machine it is used on: an instance under such a one is nobody else's. */
export function isLoopback({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]'
}

const peers = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** Tells whether a connection comes from this machine, be it from a proxy on it. */
export function isLoopbackPeer(address: string | undefined): boolean {
  return address !== undefined && peers.has(address)
}
