import type { FastifyRequest } from 'fastify'

const peers = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
const hosts = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i
/** What proxies add; `x-forwarded-…` besides. */
const forwarding = new Set(['forwarded', 'via', 'x-real-ip', 'x-client-ip', 'true-client-ip', 'cf-connecting-ip'])

/**
 * Tells whether somebody at this very machine asks: the socket comes from loopback, the name they used means
 * loopback (so that no other site's name can be pointed here), and nobody has passed the request on.
 */
export function isOnThisMachine(request: Pick<FastifyRequest, 'headers' | 'raw'>): boolean {
  const names = Object.keys(request.headers)
  if (names.some((name) => forwarding.has(name) || name.startsWith('x-forwarded'))) return false
  return peers.has(request.raw.socket.remoteAddress ?? '') && hosts.test(request.headers.host ?? '')
}
