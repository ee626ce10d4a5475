import type { Context, TransactionContext } from './context.ts'
import type { Database, Db } from './database/database.ts'
import type { ListenHandlers } from './database/listener.ts'
import { appendToOutbox } from './outbox-store.ts'

type AfterCommit = (ctx: Context) => void

const databases = new WeakMap<object, Database>()

/** Lets `transaction(ctx)` find the pool behind `ctx.db`; called once where contexts are made. */
export function bindDatabase(database: Database): Database {
  databases.set(database.db, database)
  return database
}

/**
 * Runs `work` in one transaction and joins the caller's when there already is one. The inner context
 * has no ports: engines, storage and mail cannot be called while rows are locked.
 */
export async function transaction<T>(ctx: Context, work: (ctx: TransactionContext) => Promise<T>): Promise<T> {
  if (isInTransaction(ctx)) return work(ctx)
  const waiting: AfterCommit[] = []
  const result = await databaseOf(ctx).withTransaction((db) => work(transactionContext(ctx, db, waiting)))
  for (const then of waiting) {
    try {
      then(ctx)
    } catch (error) {
      ctx.log.error({ err: error, requestId: ctx.requestId }, 'what was to follow a commit failed')
    }
  }
  return result
}

/** Hears what any node says on a channel with `pg_notify`; see `kernel/listener.ts`. */
export function listen(ctx: Context, channel: string, handlers: ListenHandlers): { stop(): void } {
  return databaseOf(ctx).listen(channel, handlers)
}

function databaseOf(ctx: Context): Database {
  const database = databases.get(ctx.db)
  if (!database) throw new Error('This context belongs to no database.')
  return database
}

function isInTransaction(ctx: Context): ctx is TransactionContext {
  return ctx.db.inTransaction
}

/**
 * Makes a context with only what a transaction may use; the spread of a larger context would smuggle ports in.
 * `waiting` takes what follows the commit.
 */
export function transactionContext(ctx: Context, db: Db, waiting: AfterCommit[]): TransactionContext {
  const { actor, workspaceId, requestId, client, nodeId, hooks, log, acts, now, newId } = ctx
  const inner: TransactionContext = {
    actor,
    workspaceId,
    requestId,
    client,
    nodeId,
    db,
    hooks,
    log,
    acts,
    now,
    newId,
    afterCommit: (then) => void waiting.push(then),
    emit: (name, payload) => appendToOutbox(inner, name, payload),
  }
  return inner
}
