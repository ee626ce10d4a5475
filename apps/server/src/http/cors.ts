import type { FastifyInstance } from 'fastify'
import { allEndpoints } from './declared/all-endpoints.ts'
import { isForOwnPages } from './own-origin.ts'

const exposed = [
  'request-id',
  'history-item-id',
  'character-cost',
  'x-character-count',
  'generation-info',
  'sound-manifest',
  'x-cache',
  'voice-alias',
  'current-concurrent-requests',
  'maximum-concurrent-requests',
  'retry-after',
  'refused-files',
  'content-disposition',
].join(', ')

/** Lets any origin call `/v1` and `/v2`, without credentials of the browser's own. */
export function addCors(app: FastifyInstance): void {
  // Routes that read or set the session cookie answer their own origin only.
  const cookiePaths = new Set<string>(
    allEndpoints()
      .filter(isForOwnPages)
      .map(({ path }) => path),
  )
  const isOpen = (url: string) => {
    const [path = ''] = url.split('?', 1)
    return /^\/v[12]\//.test(path) && !cookiePaths.has(path)
  }
  app.addHook('onRequest', (request, reply, done) => {
    if (request.headers.origin !== undefined && isOpen(request.url))
      reply.headers({ 'access-control-allow-origin': '*', 'access-control-expose-headers': exposed })
    done()
  })
  app.options('/*', (request, reply) => {
    if (!isOpen(request.url)) return reply.status(204).send()
    return reply
      .status(204)
      .headers({
        'access-control-allow-origin': '*',
        'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '*',
        'access-control-allow-methods': 'POST, PATCH, OPTIONS, DELETE, GET, PUT',
        'access-control-max-age': '600',
      })
      .send()
  })
}
