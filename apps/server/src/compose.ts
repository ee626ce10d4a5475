import type { WorkspaceId } from '@vireo/contracts/kit'
import { randomBytes, randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { answersOf } from './answers-of.ts'
import { slices } from './domains/registry.ts'
import { createAuthenticators } from '#identity/callers/index.ts'
import { listKept } from '#mail'
import type { AdmissionLimits } from './http/admission/limits.ts'
import { createApp } from './http/app.ts'
import type { Caller } from './http/authenticate.ts'
import { mountArrivals } from './http/arrivals.ts'
import { mountChannels } from './http/channels/channels.ts'
import { isLoopback } from './kernel/network/is-loopback.ts'
import { mountRoutes } from './http/mount.ts'
import type { ActWatch } from './kernel/act-watch.ts'
import { type Client, noClient } from './kernel/client.ts'
import type { Clock } from './kernel/clock.ts'
import { system } from './kernel/context.ts'
import type { Database } from './kernel/database/database.ts'
import { createHooks } from './kernel/hooks.ts'
import { makeId } from './kernel/ids.ts'
import type { FullContext, Ports } from './ports/ports.ts'
import { addOutboxPage } from './ops/outbox-page.ts'
import { RequestContext } from './ports/request-context.ts'
import { describeProduct } from './kernel/product.ts'
import { bindDatabase } from './kernel/transaction.ts'
import { product } from './product.ts'

describeProduct(product)

export type Product = Contexts & {
  readonly app: FastifyInstance
  /** Opens the outbox page, until this process ends. */
  readonly outboxSecret: string
}

export type ProductParts = {
  readonly config: Pick<Config, 'VIREO_TRUST_PROXY'>
  readonly database: Database
  readonly ports: Ports
  readonly clock: Clock
  readonly log: Logger
  readonly checkAnswers: boolean
  /** Under which this process holds its lease; made up when absent. */
  readonly nodeId?: string
  /** How much of the process anybody may take; as much as they like when absent. */
  readonly limits?: AdmissionLimits
  /** False for a process that only works in the background. */
  readonly servesApi?: boolean
}

export type Contexts = {
  readonly nodeId: string
  contextFor(
    caller: Caller,
    requestId: string,
    signalOf: () => AbortSignal,
    client?: Client,
    acts?: ActWatch,
  ): FullContext
  /** A context for work nobody asked for over HTTP: jobs, the command line, start-up. */
  systemContext(workspaceId?: WorkspaceId): FullContext
  /** Tells whatever runs under a system context that the process ends. */
  stop(): void
}

/** Creates contexts over the given adapters, with every hook filled. */
export function createContexts(parts: Pick<ProductParts, 'database' | 'ports' | 'clock' | 'log' | 'nodeId'>): Contexts {
  const { database, ports, clock, log } = parts
  bindDatabase(database)
  const hooks = createHooks(answersOf(slices))
  const nodeId = parts.nodeId ?? randomUUID()
  const stopping = new AbortController()
  const newId: FullContext['newId'] = (kind) => makeId(kind, clock.now().getTime())
  const common = { nodeId, db: database.db, hooks, log, ports, now: clock.now, newId }
  const contextFor: Contexts['contextFor'] = (caller, requestId, signalOf, client = noClient, acts = undefined) =>
    new RequestContext(common, caller, requestId, signalOf, client, acts)
  return {
    nodeId,
    contextFor,
    systemContext: (workspaceId = '') =>
      contextFor({ actor: system, workspaceId }, newId('request'), () => stopping.signal),
    stop: () => stopping.abort(),
  }
}

/** Composes the slices over the given adapters. Everything above this line knows no adapter by name. */
export async function composeProduct(parts: ProductParts): Promise<Product> {
  const contexts = createContexts(parts)
  const app = await createApp({
    log: parts.log,
    trustProxy: parts.config.VIREO_TRUST_PROXY,
    clock: parts.clock,
    limits: parts.limits,
    publicUrl: parts.ports.settings.publicUrl,
    contentUrl: parts.ports.settings.contentUrl,
  })
  app.addHook('onClose', async () => contexts.stop())
  const outboxSecret = randomBytes(24).toString('base64url')
  if (parts.servesApi ?? true) mountApi(app, contexts, parts.checkAnswers, outboxSecret)
  return { ...contexts, app, outboxSecret }
}

function mountApi(app: FastifyInstance, contexts: Contexts, checkAnswers: boolean, outboxSecret: string): void {
  const ctx = contexts.systemContext()
  const authenticators = createAuthenticators(ctx)
  app.addHook('onClose', async () => authenticators.close())
  const { publicUrl } = ctx.ports.settings
  const options = { ...authenticators, contextFor: contexts.contextFor, checkAnswers, publicUrl }
  const routes = slices.flatMap((slice) => slice.routes ?? [])
  const channels = slices.flatMap((slice) => slice.channels ?? [])
  mountRoutes(app, routes, options)
  addOutboxPage(app, {
    list: () => listKept(contexts.systemContext()),
    secret: outboxSecret,
    isPublic: !isLoopback(publicUrl),
  })
  mountArrivals(
    app,
    slices.flatMap((slice) => slice.arrivals ?? []),
    options,
  )
  mountChannels(app, channels, options)
}
