import { createHash, timingSafeEqual } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Registry } from 'prom-client'
import { bearerOf } from '../http/authenticate.ts'
import { AppError } from '../kernel/errors.ts'
import { isOnThisMachine } from '../http/is-on-this-machine.ts'

export type OpsParts = {
  readonly commit: string | undefined
  /** Rejects when something the product needs is away. */
  readonly checkReady: () => Promise<void>
  readonly metrics: Registry
  readonly metricsToken: string | undefined
  /** Whether people reach this instance under an address that is not loopback. */
  readonly isPublic: boolean
  /** The API's description, a file of megabytes that is read while it is sent. */
  readonly openApiPath: string
  /** Rendered when somebody first asks for it. */
  readonly renderDocs: () => Promise<string>
}

/** What operators and their tools ask of a process, and the reference of the API. */
export function addOpsRoutes(app: FastifyInstance, parts: OpsParts): void {
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async () => {
    await parts.checkReady()
    return { status: 'ok', commit: parts.commit ?? null }
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, parts)) throw new AppError('route_not_found')
    return reply.type(parts.metrics.contentType).send(await parts.metrics.metrics())
  })
  app.get('/openapi.json', async (request, reply) => {
    const { mtimeMs, size } = await stat(parts.openApiPath)
    reply.type('application/json').header('access-control-allow-origin', '*')
    if (isKnown(request, reply, `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}`)) return reply
    return reply.send(createReadStream(parts.openApiPath))
  })
  let docs: Promise<Versioned> | undefined
  app.get('/docs', async (request, reply) => {
    docs ??= parts.renderDocs().then(versioned)
    const { page, version } = await docs
    reply.type('text/html; charset=utf-8')
    return isKnown(request, reply, version) ? reply : reply.send(page)
  })
}

type Versioned = { readonly page: string; readonly version: string }

function versioned(page: string): Versioned {
  return { page, version: createHash('sha256').update(page).digest('base64url').slice(0, 22) }
}

/** Answers 304 to whoever has this version already. */
function isKnown(request: FastifyRequest, reply: FastifyReply, version: string): boolean {
  const etag = `"${version}"`
  reply.headers({ etag, 'cache-control': 'public, no-cache' })
  const known = (request.headers['if-none-match'] ?? '')
    .split(',')
    .some((one) => one.trim().replace(/^W\//, '') === etag)
  if (known) reply.status(304).send()
  return known
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
