import { timingSafeEqual } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Registry } from 'prom-client'
import { bearerOf } from '../http/authenticate.ts'
import type { Clock } from '../kernel/clock.ts'
import { AppError } from '../kernel/errors.ts'
import { isOnThisMachine } from '../http/is-on-this-machine.ts'
import { keptPage, sendPage } from './kept-page.ts'
import { createSharedCheck } from './shared-check.ts'

export type OpsParts = {
  readonly commit: string | undefined
  readonly clock: Clock
  /** Rejects when something the product needs is away. */
  readonly checkReady: () => Promise<void>
  readonly metrics: Registry
  readonly metricsToken: string | undefined
  /** Whether people reach this instance under an address that is not loopback. */
  readonly isPublic: boolean
  /** The API's description, a file that is read when somebody first asks for it. */
  readonly openApiPath: string
}

/** Adds the routes by which operators and their tools watch a process, and the API's description. */
export function addOpsRoutes(app: FastifyInstance, parts: OpsParts): void {
  app.get('/healthz', () => ({ status: 'ok' }))
  // Nobody is counted here, so nobody may cost the database anything.
  const checkReady = createSharedCheck(parts.checkReady, parts.clock)
  app.get('/readyz', async () => {
    await checkReady()
    return { status: 'ok', commit: parts.commit ?? null }
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, parts)) throw new AppError('route_not_found')
    return reply.type(parts.metrics.contentType).send(await parts.metrics.metrics())
  })
  const description = keptPage(() => readFile(parts.openApiPath))
  app.get('/openapi.json', async (request, reply) => {
    reply.type('application/json').header('access-control-allow-origin', '*')
    return sendPage(request, reply, await description())
  })
}

function mayReadMetrics(
  request: FastifyRequest,
  { metricsToken: token, isPublic }: Pick<OpsParts, 'metricsToken' | 'isPublic'>,
): boolean {
  if (!isPublic && isOnThisMachine(request)) return true
  if (token === undefined) return false
  const offered = Buffer.from(bearerOf(request.headers.authorization ?? ''))
  const expected = Buffer.from(token)
  return offered.length === expected.length && timingSafeEqual(offered, expected)
}
