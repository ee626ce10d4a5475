import type { WorkspaceId } from '@vireo/contracts/kit'
import type { Logger } from 'pino'
import type { ActWatch } from '../kernel/act-watch.ts'
import type { Client } from '../kernel/client.ts'
import type { Actor, Context } from '../kernel/context.ts'
import type { Db } from '../kernel/database/database.ts'
import type { Hooks } from '../kernel/hooks.ts'
import type { IdKind } from '../kernel/product.ts'
import type { FullContext, Ports } from './ports.ts'

/** What every context of one process has in common. */
export type ContextParts = {
  readonly nodeId: string
  readonly db: Db
  readonly hooks: Hooks
  readonly log: Logger
  readonly ports: Ports
  now(): Date
  newId(kind: IdKind): string
}

/**
 * The context of one request. A class, because there are tens of thousands a second: an object literal with
 * a getter costs ten times as much and gives the garbage collector a new shape for each.
 */
export class RequestContext implements FullContext {
  readonly actor: Actor
  readonly workspaceId: WorkspaceId
  readonly requestId: string
  readonly client: Client
  readonly nodeId: string
  readonly db: Db
  readonly hooks: Hooks
  readonly log: Logger
  readonly acts: ActWatch | undefined
  readonly ports: Ports
  readonly now: () => Date
  readonly newId: (kind: IdKind) => string
  readonly #signalOf: () => AbortSignal

  constructor(
    parts: ContextParts,
    caller: { readonly actor: Actor; readonly workspaceId: WorkspaceId },
    requestId: string,
    signalOf: () => AbortSignal,
    client: Client,
    acts?: ActWatch,
  ) {
    this.actor = caller.actor
    this.workspaceId = caller.workspaceId
    this.requestId = requestId
    this.client = client
    this.nodeId = parts.nodeId
    this.db = parts.db
    this.hooks = parts.hooks
    this.log = parts.log
    this.acts = acts
    this.ports = parts.ports
    this.now = parts.now
    this.newId = parts.newId
    this.#signalOf = signalOf
  }

  /** There is no transaction here to wait for. */
  afterCommit(work: (ctx: Context) => void): void {
    work(this)
  }

  get signal(): AbortSignal {
    return this.#signalOf()
  }
}
