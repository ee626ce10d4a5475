import { randomUUID } from 'node:crypto'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import sql from 'sql-template-tag'
import { composeProduct, type Product } from './compose.ts'
import type { Config } from './config.ts'
import { slices } from './domains/registry.ts'
import { findSetUpCode } from '#identity'
import { contentFolders, footLinks, landingAddresses } from '#landing'
import { releaseOrphans } from '#usage/reservations/index.ts'
import { allEndpoints } from './http/declared/all-endpoints.ts'
import { addNotFound } from './http/app.ts'
import { type FollowedRequests, followRequests } from './http/requests-under-way.ts'
import { isLoopback } from './kernel/network/is-loopback.ts'
import { removeLeftUploads } from './http/input/left-uploads.ts'
import { addWebApp, type Outside } from './http/web-app.ts'
import { houseJobs } from './jobs/house-jobs.ts'
import { prepareQueue } from './jobs/prepare-queue.ts'
import { type JobRunner, startJobRunner } from './jobs/runner.ts'
import type { Clock } from './kernel/clock.ts'
import { limitsOf } from './limits-of.ts'
import { migrate, readMigrations } from './kernel/database/migrations.ts'
import { holdNodeLease } from './kernel/nodes/node-lease.ts'
import { openPorts } from './open-ports.ts'
import { openServerDatabase, type ServerDatabase } from './open-server-database.ts'
import { hasCrashedLately } from './ops/crash-report.ts'
import { addDocsRoutes } from './ops/docs-routes.ts'
import { addPublicPages } from './ops/public-pages.ts'
import { addSearchEngineFiles } from './ops/search-engines.ts'
import type { ProcessCrashed } from './jobs/process-crashed.ts'
import { createMetrics } from './ops/metrics.ts'
import { addOpsRoutes } from './ops/ops-routes.ts'
import { addSourceRoute } from './ops/source-route.ts'
import { checkedOutCommit, projectRoot } from './project-root.ts'
import { warnOfAddresses } from './warn-of-addresses.ts'

export type RunningServer = {
  readonly url: string
  /** Where whoever started the server reads the mails it keeps; absent where it keeps none, or others reach it. */
  readonly outboxUrl: string | undefined
  /** What opens the first account from elsewhere; undefined once there is one. */
  readonly setUpCode: string | undefined
  readonly requests: () => FollowedRequests
  /** Lets running answers finish, hands jobs back, closes everything; says why where an error ends the process. */
  stop(why?: ProcessCrashed): Promise<void>
}

/** Starts what the role asks for: database, migrations, API, worker, web app. */
export async function startServer(config: Config, clock: Clock, log: Logger): Promise<RunningServer> {
  const server = await openServerDatabase(config, config.VIREO_ROLE === 'all' ? 'owner' : 'guest', log)
  try {
    return await startOn(server, config, clock, log)
  } catch (error) {
    // A database that nobody uses is not left behind.
    await server.close().catch((failure: unknown) => log.warn({ err: failure }, 'the database could not be closed'))
    throw error
  }
}

async function startOn(server: ServerDatabase, config: Config, clock: Clock, log: Logger): Promise<RunningServer> {
  const root = projectRoot()
  await migrate(server.database.pool, await readMigrations(path.join(root, 'apps/server/migrations')))
  await prepareQueue(server.database.pool)
  if (config.VIREO_ROLE !== 'worker') warnOfAddresses(config, log)
  const nodeId = randomUUID()
  const lease = await holdNodeLease(server.database.db, nodeId, clock, log)
  const outside = await openPorts(config, { ...server, nodeId, clock, log })
  const product = await composeProduct({
    config,
    database: server.database,
    ports: outside.ports,
    clock,
    log,
    nodeId,
    checkAnswers: false,
    limits: limitsOf(config),
    servesApi: config.VIREO_ROLE !== 'worker',
  })
  await removeLeftUploads()
  // A server that broke lately says by which request, should it break again.
  const requests = followRequests(product.app, hasCrashedLately(config.dataDir, clock.now()))
  await addPages(product, { config, server, clock, root })
  const jobs = config.VIREO_ROLE === 'api' ? undefined : await startJobs(product, server, log)
  // What a crash left reserved goes back at once where its lease has run out, the rest within a minute.
  await releaseOrphans(product.systemContext())
  const address = await product.app.listen({ port: config.VIREO_PORT, host: config.VIREO_HOST })
  // A port that was free is known only now; links in mails need it.
  if (!config.VIREO_PUBLIC_URL) config.publicUrl.port = new URL(address).port
  return {
    url: config.VIREO_PUBLIC_URL ? config.publicUrl.origin : address,
    outboxUrl: outboxUrlOf(config, product, address),
    setUpCode: config.VIREO_ROLE === 'worker' ? undefined : await findSetUpCode(product.systemContext()),
    requests,
    stop: async (why) => {
      await Promise.all([product.app.close(), jobs?.stop(why)])
      await lease.release()
      await outside.close()
      await server.close()
    },
  }
}

function outboxUrlOf(config: Config, { outboxSecret }: Product, address: string): string | undefined {
  const hasCarriers = config.VIREO_SMTP_URL !== undefined && config.VIREO_SMS_URL !== undefined
  if (hasCarriers || config.VIREO_ROLE === 'worker' || !isLoopback(config.publicUrl)) return undefined
  return `${address}/outbox?token=${outboxSecret}`
}

type Pages = {
  readonly config: Config
  readonly server: ServerDatabase
  readonly clock: Clock
  readonly root: string
}

async function addPages(product: Product, { config, server, clock, root }: Pages): Promise<void> {
  const { app } = product
  addOpsRoutes(app, {
    commit: checkedOutCommit(root),
    clock,
    checkReady: async () => {
      await server.database.db.one(sql`select 1 as ready`)
    },
    metrics: createMetrics(app),
    metricsToken: config.VIREO_METRICS_TOKEN,
    isPublic: !isLoopback(config.publicUrl),
    openApiPath: path.join(root, 'docs/api/openapi.json'),
  })
  if (config.VIREO_ROLE !== 'worker') addWrittenPages(app, path.join(root, 'dist/web'), config)
  const { dataDir, VIREO_SOURCE_URL: sourceUrl } = config
  addSourceRoute(app, { root, dataDir, commit: checkedOutCommit(root), sourceUrl })
  await serveWeb(app, config, root)
}

/** Adds what the build of the web app wrote as whole documents, and what search engines ask of them. */
function addWrittenPages(app: FastifyInstance, folder: string, { publicUrl, VIREO_CONTENT: own }: Config): void {
  const contents = contentFolders(own)
  const spoken = addPublicPages(app, folder, { publicUrl, links: (language) => footLinks(contents, language) })
  const english = addDocsRoutes(app, path.join(folder, 'docs'), publicUrl)
  addSearchEngineFiles(
    app,
    { spoken: async () => [...spoken, ...(await landingAddresses(contents))], english },
    publicUrl,
  )
}

async function serveWeb(app: FastifyInstance, config: Config, root: string): Promise<void> {
  if (config.VIREO_ROLE === 'worker') addNotFound(app, [])
  else addNotFound(app, allEndpoints(), await addWebApp(app, path.join(root, 'dist/web'), outsideOf(config)))
}

/** Says what pages load from elsewhere: Google's captcha and a partner's script where they are on, and what people made. */
function outsideOf(config: Config): Outside {
  const { VIREO_CAPTCHA: captcha, VIREO_AFFILIATE_SCRIPT: affiliate, publicUrl, contentUrl } = config
  const hosts = [
    ...(captcha === 'recaptcha' ? ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'] : []),
    ...(affiliate === undefined ? [] : [new URL(affiliate).origin]),
  ]
  return { hosts, contents: contentUrl.host === publicUrl.host ? undefined : contentUrl.origin }
}

function startJobs(product: Product, { database }: ServerDatabase, log: Logger): Promise<JobRunner> {
  return startJobRunner({
    database,
    contextFor: (workspaceId) => product.systemContext(workspaceId),
    jobs: [...houseJobs, ...slices.flatMap((slice) => slice.jobs ?? [])],
    subscriptions: slices.flatMap((slice) => slice.subscriptions ?? []),
    log,
    nodeId: product.nodeId,
  })
}
