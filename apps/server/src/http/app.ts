import type { IncomingMessage } from 'node:http'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { type Endpoint } from '@vireo/contracts/kit'
import type { Logger } from 'pino'
import type { Clock } from '../kernel/clock.ts'
import { AppError } from '../kernel/errors.ts'
import { makeId } from '../kernel/ids.ts'
import { strangerIn } from '../kernel/turns/loop-turn.ts'
import { allEndpoints } from './declared/all-endpoints.ts'
import { addAdmission } from './admission/add-admission.ts'
import { boundConnections } from './admission/bound-connections.ts'
import { createAdmission } from './admission/admission.ts'
import { type AdmissionLimits, withoutLimits } from './admission/limits.ts'
import { answerUnreadable } from './failures/answer-unreadable.ts'
import { keepContentApart } from './content-origin.ts'
import { addCors } from './cors.ts'
import { brokenOff, toErrorAnswer } from './failures/error-answer.ts'
import { withFlatError } from './failures/flat-error.ts'
import { isOpenAiClient } from './openai-client.ts'
import { toOpenAiError } from './failures/openai-error.ts'
import { isLoopback, isLoopbackPeer } from '../kernel/network/is-loopback.ts'
import { networksOf, widestOf } from '../kernel/network/networks.ts'
import { usualJson } from './input/json-limits.ts'
import { lenientUrl } from './input/lenient-url.ts'
import { patternOf } from './path-pattern.ts'
import { addJson } from './input/read-json.ts'
import { createRefusals, type Refusals } from './failures/refusals.ts'
import { KnownCredentials } from './turns/known-credentials.ts'
import { createTurnServer } from './turns/turn-server.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** What was turned away for being too much. */
    refusals: Refusals
    knownCredentials: KnownCredentials
  }
  interface FastifyContextConfig {
    /** See the endpoint's own. */
    errorShape?: 'openai' | 'flat'
    servesContent?: boolean
  }
}

export type AppOptions = {
  readonly log: Logger
  readonly trustProxy: boolean
  readonly clock: Clock
  /** How much of the process anybody may take; as much as they like when absent. */
  readonly limits?: AdmissionLimits | undefined
  /** The address people reach the product under. Where it is not loopback, a loopback peer is a proxy. */
  readonly publicUrl?: URL
  /** Where what people made is shown; nothing else is answered there when it is of another host. */
  readonly contentUrl?: URL
}

/** A request that has not arrived by then is given up; slow bodies end long before. Answers may take longer. */
const requestMs = 3_600_000

/** Creates the HTTP server with its limits, headers and error handling, but without routes. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { log, trustProxy, clock, publicUrl, limits = withoutLimits } = options
  const isPublic = publicUrl !== undefined && !isLoopback(publicUrl)
  const usual = {
    'x-content-type-options': 'nosniff',
    ...(publicUrl?.protocol === 'https:' && { 'strict-transport-security': 'max-age=31536000' }),
  }
  const credentials = new KnownCredentials()
  const app = Fastify({
    logger: false,
    // One hop: what the proxy in front saw, never what a client wrote into the header before it.
    trustProxy: trustProxy && ((_address, hop) => hop === 0),
    bodyLimit: usualJson.bytes,
    rewriteUrl: ({ url = '/' }) => lenientUrl(url),
    frameworkErrors: (error, request, reply) => answerFailure(error, request, reply, log),
    clientErrorHandler: answerUnreadable,
    genReqId: () => makeId('request', clock.now().getTime()),
    requestIdHeader: false,
    routerOptions: { maxParamLength: 500, ignoreDuplicateSlashes: false },
    serverFactory: (begin) => {
      const holderOf = (request: IncomingMessage) =>
        credentials.workspaceOf(request.headers) ?? strangerIn(networkOf(request, trustProxy))
      const timeouts = { requestTimeout: requestMs, headersTimeout: 30_000, keepAliveTimeout: 65_000 }
      return createTurnServer(timeouts, begin, holderOf)
    },
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  })
  // A body that is no JSON is refused for its type, and not for what it would be if it were one.
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) =>
    body === '' ? done(null, undefined) : done(new AppError('invalid_content_type')),
  )
  addJson(app)
  app.decorate('refusals', createRefusals())
  app.decorate('knownCredentials', credentials)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({ 'request-id': request.id, ...usual })
    done()
  })
  const countsAddress = ({ raw }: FastifyRequest) =>
    trustProxy || !isPublic || !isLoopbackPeer(raw.socket.remoteAddress)
  boundConnections(app.server, {
    most: trustProxy ? 0 : limits.connections,
    counts: (address) => !isPublic || !isLoopbackPeer(address),
    onRefused: () => app.refusals.add({ limit: 'open_connections', scope: 'address' }),
  })
  addAdmission(app, { admission: createAdmission(limits, clock), clock, countsAddress })
  keepContentApart(app, options)
  addCors(app)
  app.addHook('preClose', async () => hangUpOnIdle(app.server))
  app.setErrorHandler((error, request, reply) => answerFailure(error, request, reply, log))
  return app
}

/** Finds the widest network a request comes from: whoever owns a whole network waits as one. */
function networkOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : undefined
  return widestOf(networksOf(forwarded || (socket.remoteAddress ?? '')))
}

/**
 * Closes idle connections until the server has closed: Node closes only those that are idle when closing begins, and
 * would wait for kept-alive ones.
 */
function hangUpOnIdle(server: FastifyInstance['server']): void {
  const hangUp = setInterval(() => server.closeIdleConnections(), 50)
  server.once('close', () => clearInterval(hangUp))
  if (!server.listening) clearInterval(hangUp)
}

function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply, log: Logger): FastifyReply {
  const failure = hasLeft(error, request, reply) ? brokenOff() : error
  request.server.refusals.count(failure)
  const own = toErrorAnswer(failure, request.id, log)
  const shape = isOpenAiClient(request) ? 'openai' : request.routeOptions.config?.errorShape
  const answer = shape === 'openai' ? toOpenAiError(own) : shape === 'flat' ? withFlatError(own) : own
  return reply
    .status(answer.status)
    .headers({ 'request-id': request.id, ...answer.headers })
    .type('application/json')
    .send(answer.body)
}

/**
 * Tells whether the client left while sending or while we worked, which is no failure of ours, whatever the error says.
 */
function hasLeft(error: unknown, { raw }: FastifyRequest, reply: FastifyReply): boolean {
  if (raw.destroyed && !raw.complete) return true
  return reply.raw.destroyed && error instanceof Error && error.name === 'AbortError'
}

/** The web app’s page for an address; it says itself that there is nothing at one that it does not know. */
export type Page = { readonly html: string; readonly isKnown: boolean }

/** Answers requests for unknown paths: 405 if another method exists there, else what `fallback` serves, else 404. */
export function addNotFound(
  app: FastifyInstance,
  known: readonly Endpoint[] = allEndpoints(),
  fallback?: (url: string) => Page | undefined,
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
    return reply
      .status(page.isKnown ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(page.html)
  })
}
