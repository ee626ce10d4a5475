import type { Logger } from 'pino'
import type { ActWatch } from './act-watch.ts'
import type { Client } from './client.ts'
import type { Db } from './database/database.ts'
import type { Hooks } from './hooks.ts'
import type { Id } from './ids.ts'
import type { EventName, EventPayload, IdKind, Permission } from './product.ts'

/** Credits that a counter of the caller's may come to in a credit period. */
export type UsageLimit = {
  /** What is counted: `member:<user>` or `group:<id>`, in the caller's workspace. */
  readonly counter: string
  readonly credits: number
}

/** Who is acting. An API key acts for its owner, within its permissions. */
export type Actor = {
  readonly kind: 'user' | 'api-key' | 'anonymous' | 'system'
  /** Empty for anonymous and system. */
  readonly userId: Id<'user'>
  readonly apiKeyId?: Id<'apiKey'>
  /** What the key may spend in a credit period, where it is limited further than its workspace. */
  readonly apiKeyCharacterLimit?: number
  /** An API key that works from some addresses only. */
  readonly isAddressBound?: boolean
  /** An API key that was replaced, and ends by itself. */
  readonly isEnding?: boolean
  readonly sessionId?: Id<'session'>
  /** Set for the support team, which looks into this user's account with their leave. */
  readonly supportGrantId?: string
  /** In the workspace acted in; a key has its owner's. Absent for anonymous and system. */
  readonly workspaceRole?: 'admin' | 'editor' | 'viewer'
  /** The groups of the workspace that the caller is in, the group of everyone included. */
  readonly groupIds?: readonly string[]
  /** What the workspace lets the caller, and the groups they are in, spend; absent without limits. */
  readonly usageLimits?: readonly UsageLimit[]
  readonly permissions: 'all' | readonly Permission[]
}

/** Everything an operation may touch besides its input. Nothing here is global. */
export type Context = {
  readonly actor: Actor
  /** Empty for anonymous callers, so that workspace-scoped queries find nothing. */
  readonly workspaceId: Id<'workspace'>
  readonly requestId: string
  readonly client: Client
  /** This process, as the `nodes` table knows it; what it holds is freed when its lease runs out. */
  readonly nodeId: string
  readonly db: Db
  readonly hooks: Hooks
  readonly log: Logger
  /** Who follows what is written into the audit log; only in tests. */
  readonly acts?: ActWatch | undefined
  now(): Date
  newId<Kind extends IdKind>(kind: Kind): Id<Kind>
  /**
   * The only way to do something after the commit: what this process remembers, and what must not happen when the
   * transaction fails. In order, once, with the context outside of the transaction; at once where there is none. A
   * failure is logged and changes nothing.
   */
  afterCommit(work: (ctx: Context) => void): void
}

/** Inside a transaction one can also tell the rest of the product what happened. */
export type TransactionContext = Context & {
  /** Written to the outbox with the transaction, dispatched after its commit, at least once. */
  emit<N extends EventName>(name: N, payload: EventPayload<N>): Promise<void>
}

export const anonymous: Actor = { kind: 'anonymous', userId: '', permissions: [] }
export const system: Actor = { kind: 'system', userId: '', permissions: 'all' }
