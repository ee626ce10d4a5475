import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ShortLivedSet } from './short-lived-set.ts'

export type RequestUnderWay = { readonly id: string; readonly method: string; readonly route: string }

/** What is known of an app's requests, newest first. */
export type FollowedRequests = {
  /** The one that set off what runs now, answered or not; undefined where none did, or nobody traces them. */
  readonly current: RequestUnderWay | undefined
  /** Those that have come and not been answered: sockets, too, as long as they are open. */
  readonly underWay: readonly RequestUnderWay[]
  /** The last few that were answered: what they set off may go on. */
  readonly answered: readonly RequestUnderWay[]
}

const answeredKept = 20

/**
 * Follows the requests of an app. With tracing it also knows which request caused an error, at a quarter of a small
 * request's time, because every promise costs more.
 */
export function followRequests(app: FastifyInstance, isTracing: boolean): () => FollowedRequests {
  const underWay = new ShortLivedSet<{ readonly request: FastifyRequest; readonly ordinal: number }>()
  let count = 0
  // What is told of them and not themselves: a request keeps its connection, its body and its answer.
  const answered: RequestUnderWay[] = []
  app.addHook('onRequest', (request, reply, done) => {
    const takeOut = underWay.add({ request, ordinal: count++ })
    // Not `once`: on that V8 keeps each answered request until the next full collection. See ShortLivedSet.
    reply.raw.on('close', () => {
      takeOut()
      if (answered.push(describe(request)) > answeredKept) answered.shift()
    })
    done()
  })
  const current = isTracing ? traceRequests(app) : undefined
  return () => ({
    current: describe(current?.getStore()),
    underWay: [...underWay].toSorted((a, b) => b.ordinal - a.ordinal).map(({ request }) => describe(request)),
    answered: answered.toReversed(),
  })
}

function traceRequests(app: FastifyInstance): AsyncLocalStorage<FastifyRequest> {
  const current = new AsyncLocalStorage<FastifyRequest>()
  app.addHook('onRequest', (request, _reply, done) => current.run(request, done))
  // Whoever waits for a body is called by its connection, which no request set off.
  app.addHook('preValidation', (request, _reply, done) => current.run(request, done))
  return current
}

function describe(request: FastifyRequest): RequestUnderWay
function describe(request: FastifyRequest | undefined): RequestUnderWay | undefined
function describe(request: FastifyRequest | undefined): RequestUnderWay | undefined {
  return request && { id: request.id, method: request.method, route: request.routeOptions.url ?? 'unknown' }
}
