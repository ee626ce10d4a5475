import pino from 'pino'
import type { FastifyInstance } from 'fastify'
import { anonymous } from '../kernel/context.ts'
import { noClient } from '../kernel/client.ts'
import { type Clock, systemClock } from '../kernel/clock.ts'
import { type Database, openDatabase } from '../kernel/database/database.ts'
import { AppError } from '../kernel/errors.ts'
import { createHooks } from '../kernel/hooks.ts'
import { makeId } from '../kernel/ids.ts'
import type { Ports } from '../ports/ports.ts'
import type { AdmissionLimits } from './admission/limits.ts'
import { addNotFound, createApp } from './app.ts'
import { unaudited } from './declared/audited.ts'
import { mountChannels } from './channels/channels.ts'
import { type MountOptions, mountRoutes } from './mount.ts'
import type { Binding, ChannelBinding } from './routes.ts'

/** What an endpoint of a test says where audit entries are not what it is about. */
export const unwritten = { audit: unaudited('bookkeeping', 'an endpoint of a test') } as const

export type BareServer = { readonly app: FastifyInstance; readonly url: string; readonly logged: string[] }

export type BareServerOptions = {
  readonly routes?: readonly Binding[]
  readonly channels?: readonly ChannelBinding[]
  readonly database?: Database
  readonly nodeId?: string
  readonly limits?: AdmissionLimits
  /** Adds what is no endpoint. */
  readonly prepare?: (app: FastifyInstance) => void
  readonly clock?: Clock
}

/** The HTTP layer alone, with endpoints a test brings along. The key `good` is everybody's. */
export async function startBareServer(options: BareServerOptions): Promise<BareServer> {
  const logged: string[] = []
  const log = pino({ level: 'trace' }, { write: (line) => logged.push(line) })
  const app = await createApp({ log, trustProxy: true, clock: options.clock ?? systemClock, limits: options.limits })
  const database = options.database ?? openDatabase({ host: '/nowhere' }, 4)
  const contextFor: MountOptions['contextFor'] = (caller, requestId, signalOf, _client, acts) => ({
    ...caller,
    requestId,
    client: noClient,
    nodeId: options.nodeId ?? 'node',
    db: database.db,
    hooks: createHooks(),
    log,
    acts,
    ports: noPorts,
    now: systemClock.now,
    newId: (kind) => makeId(kind, systemClock.now().getTime()),
    afterCommit(work) {
      work(this)
    },
    get signal() {
      return signalOf()
    },
  })
  const authenticate = ({ apiKey = '', bearer }: { apiKey?: string | undefined; bearer?: string | undefined }) => {
    const known = { ...anonymous, userId: 'u', permissions: 'all' } as const
    // A session's bearer names the workspace that it is bound to at the moment.
    if (bearer !== undefined)
      return Promise.resolve({ actor: { ...known, kind: 'user', sessionId: 's' } as const, workspaceId: bearer })
    return Promise.resolve(
      apiKey === 'good' ? { actor: { ...known, kind: 'api-key' } as const, workspaceId: 'w' } : undefined,
    )
  }
  const publicUrl = new URL('http://127.0.0.1:8080')
  const authenticateSingleUse = async () => {
    throw new AppError('invalid_authorization_header')
  }
  const doors = { authenticate, authenticateSession: authenticate, authenticateSingleUse, follow: () => undefined }
  const mounting = { ...doors, contextFor, checkAnswers: true, publicUrl }
  mountRoutes(app, options.routes ?? [], mounting)
  mountChannels(app, options.channels ?? [], mounting)
  options.prepare?.(app)
  addNotFound(app)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, url, logged }
}

// Test endpoints reach for no port; one that does fails loudly.
const noPorts = new Proxy({} as Ports, {
  get: (_, name) => {
    throw new Error(`This test has no port called ${String(name)}.`)
  },
})
