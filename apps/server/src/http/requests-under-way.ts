import type { FastifyInstance, FastifyRequest } from 'fastify'

export type RequestUnderWay = { readonly id: string; readonly method: string; readonly route: string }

/** Knows which requests have come and not been answered: sockets, too, as long as they are open. */
export function followRequests(app: FastifyInstance): () => readonly RequestUnderWay[] {
  const underWay = new Set<FastifyRequest>()
  app.addHook('onRequest', (request, reply, done) => {
    underWay.add(request)
    reply.raw.once('close', () => underWay.delete(request))
    done()
  })
  return () =>
    [...underWay].map((request) => ({
      id: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
    }))
}
