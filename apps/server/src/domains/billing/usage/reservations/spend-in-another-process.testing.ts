import type { WorkspaceId } from '@vireo/contracts/kit'
import pino from 'pino'
import { noClient } from '#kernel/client.ts'
import { systemClock } from '#kernel/clock.ts'
import { type Context, system } from '#kernel/context.ts'
import { type ConnectionSettings, openDatabase } from '#kernel/database/database.ts'
import { createHooks } from '#kernel/hooks.ts'
import { makeId } from '#kernel/ids.ts'
import { describeProduct } from '#kernel/product.ts'
import { bindDatabase, transaction } from '#kernel/transaction.ts'
import { product } from '#product.ts'
import { reserve } from './reserve.ts'
import { settle } from './settle.ts'

/** Run as a process of its own by a test: spends at once when told to, and says how often that was allowed. */
type Order = {
  readonly connection: ConnectionSettings
  readonly workspaceId: WorkspaceId
  readonly spends: number
  readonly credits: number
}

describeProduct(product)
process.on('message', (order: Order) => void spend(order))
process.send?.('ready')

async function spend({ connection, workspaceId, spends, credits }: Order): Promise<void> {
  const database = openDatabase(connection, 32)
  bindDatabase(database)
  const ctx: Context = {
    actor: system,
    workspaceId,
    requestId: makeId('request', systemClock.now().getTime()),
    client: noClient,
    nodeId: `process ${process.pid}`,
    db: database.db,
    hooks: createHooks(),
    log: pino({ level: 'silent' }),
    now: systemClock.now,
    newId: (kind) => makeId(kind, systemClock.now().getTime()),
    afterCommit(work) {
      work(this)
    },
  }
  const outcomes = await Promise.allSettled(
    Array.from({ length: spends }, async () => {
      const { id } = await reserve(ctx, { credits, reason: 'test' })
      await transaction(ctx, (inner) => settle(inner, id, credits))
    }),
  )
  await database.close()
  process.send?.(outcomes.filter(({ status }) => status === 'fulfilled').length)
  process.disconnect()
}
