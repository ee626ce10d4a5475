import Fastify, { type FastifyInstance } from 'fastify'
import { api, type Endpoint } from '@vireo/contracts'
import type { Logger } from 'pino'
import type { Clock } from '../kernel/clock.ts'
import { AppError } from '../kernel/errors.ts'
import { makeId } from '../kernel/ids.ts'
import { addCors } from './cors.ts'
import { toErrorAnswer } from './error-answer.ts'
import { withFlatError } from './flat-error.ts'
import { toOpenAiError } from './openai-error.ts'
import { patternOf } from './path-pattern.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** See the endpoint's own. */
    errorShape?: 'openai' | 'flat'
  }
}

export type AppOptions = { readonly log: Logger; readonly trustProxy: boolean; readonly clock: Clock }

/** The HTTP server without any route: limits, headers, errors. */
export async function createApp({ log, trustProxy, clock }: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: false,
    // One hop: what the proxy in front saw, never what a client wrote into the header before it.
    trustProxy: trustProxy && ((_address, hop) => hop === 0),
    bodyLimit: 1024 * 1024,
    genReqId: () => makeId('request', clock.now().getTime()),
    requestIdHeader: false,
    routerOptions: { maxParamLength: 500, ignoreDuplicateSlashes: false },
    requestTimeout: 0,
    http: { headersTimeout: 30_000 },
    keepAliveTimeout: 65_000,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({ 'request-id': request.id, 'x-content-type-options': 'nosniff' })
    done()
  })
  addCors(app)
  app.setErrorHandler((error, request, reply) => {
    const own = toErrorAnswer(error, request.id, log)
    const shape = request.routeOptions.config.errorShape
    const answer = shape === 'openai' ? toOpenAiError(own) : shape === 'flat' ? withFlatError(own) : own
    return reply.status(answer.status).headers(answer.headers).type('application/json').send(answer.body)
  })
  return app
}

/** Every endpoint there is. */
export const allEndpoints: readonly Endpoint[] = Object.values(api).flatMap(
  (domain) => Object.values(domain) as Endpoint[],
)

/** For paths nobody registered: 405 where another method would do, else what `fallback` serves, else 404. */
export function addNotFound(
  app: FastifyInstance,
  known: readonly Endpoint[] = allEndpoints,
  fallback?: (url: string) => string | undefined,
): void {
  const patterns = known.map((endpoint) => ({ method: endpoint.method, pattern: patternOf(endpoint.path) }))
  app.setNotFoundHandler((request, reply) => {
    const [pathname = '/'] = request.url.split('?', 1)
    const methods = patterns.filter(({ pattern }) => pattern.test(pathname)).map(({ method }) => method)
    if (methods.length > 0) {
      reply.header('allow', [...new Set(methods)].join(', '))
      throw new AppError('method_not_allowed')
    }
    const page = request.method === 'GET' ? fallback?.(pathname) : undefined
    if (page === undefined) throw new AppError('route_not_found')
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page)
  })
}
