import { timingSafeEqual } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Registry } from 'prom-client'
import { bearerOf } from '../http/authenticate.ts'
import { AppError } from '../kernel/errors.ts'

export type OpsParts = {
  readonly commit: string | undefined
  /** Rejects when something the product needs is away. */
  readonly checkReady: () => Promise<void>
  readonly metrics: Registry
  readonly metricsToken: string | undefined
  /** The API's description, a file of megabytes that is read while it is sent. */
  readonly openApiPath: string
  /** Rendered when somebody first asks for it. */
  readonly renderDocs: () => string
}

/** What operators and their tools ask of a process, and the reference of the API. */
export function addOpsRoutes(app: FastifyInstance, parts: OpsParts): void {
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async () => {
    await parts.checkReady()
    return { status: 'ok', commit: parts.commit ?? null }
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, parts.metricsToken)) throw new AppError('route_not_found')
    return reply.type(parts.metrics.contentType).send(await parts.metrics.metrics())
  })
  app.get('/openapi.json', (_request, reply) =>
    reply.type('application/json').header('access-control-allow-origin', '*').send(createReadStream(parts.openApiPath)),
  )
  let docsPage: string | undefined
  app.get('/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send((docsPage ??= parts.renderDocs())))
}

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  const forwarded = request.headers['x-forwarded-for'] !== undefined || request.headers['forwarded'] !== undefined
  if (loopback.has(request.raw.socket.remoteAddress ?? '') && !forwarded) return true
  if (token === undefined) return false
  const offered = Buffer.from(bearerOf(request.headers.authorization ?? ''))
  const expected = Buffer.from(token)
  return offered.length === expected.length && timingSafeEqual(offered, expected)
}
