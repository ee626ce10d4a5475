import { producerLimits } from '@vireo/contracts/productions'
import { findPayoutAccountOf } from '#billing'
import { enqueue } from '#jobs/enqueue.ts'
import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { pageByPage } from '#kernel/database/page-by-page.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { accounts } from '../ledger/accounts.ts'
import { balanceOf, book } from '../ledger/move-store.ts'
import { findProducer, holdProducer } from '../people/producer-store.ts'
import { insertPayout, listLate, listProducerIds } from './payout-store.ts'
import { sendPayoutJob } from './send-payout-job.ts'

const pageSize = 100
const lateMs = 24 * 3_600_000

/** Pays every producer what is due; those without an account that can be paid to keep it. */
export async function payOutDue(ctx: With<'payouts'>): Promise<void> {
  const { payouts } = ctx.ports
  if (!payouts) return
  const before = new Date(ctx.now().getTime() - lateMs)
  const late = (after: string, limit: number) => listLate(ctx, payouts.name, { before, after, limit })
  for await (const payoutId of pageByPage(late, pageSize)) await enqueueSending(ctx, payoutId)
  const producers = (after: string, limit: number) => listProducerIds(ctx, after, limit)
  for await (const id of pageByPage(producers, pageSize)) await payOut(ctx, id)
}

async function payOut(ctx: With<'payouts'>, producerId: string): Promise<void> {
  const { payouts } = ctx.ports
  const producer = await findProducer(ctx, producerId)
  if (!payouts || !producer?.user_id) return
  if ((await balanceOf(ctx, accounts.producer(producerId))) < producerLimits.payoutMinMinor) return
  const account = await findPayoutAccountOf(ctx, producer.workspace_id)
  // The account must be the producer’s own: others of the workspace are paid on theirs.
  if (account?.provider !== payouts.name || account.opened_by !== producer.user_id) return
  const isReady = await payouts.readAccount(ctx, account.account_ref).then(
    ({ payoutsEnabled }) => payoutsEnabled,
    (error: unknown) => {
      ctx.log.warn({ err: error, producerId }, 'a payout account could not be read')
      return false
    },
  )
  if (isReady) await beginPayout(ctx, producerId, { provider: payouts.name, account_ref: account.account_ref })
}

type Account = {
  readonly provider: NonNullable<With<'payouts'>['ports']['payouts']>['name']
  readonly account_ref: string
}

/** Takes what is paid off the ledger in the transaction that begins to send it: nothing is sent twice. */
function beginPayout(ctx: Context, producerId: string, account: Account): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const producer = await holdProducer(ctx, producerId)
    const from = accounts.producer(producerId)
    const amountMinor = await balanceOf(ctx, from)
    if (!producer || amountMinor < producerLimits.payoutMinMinor) return
    const id = ctx.newId('productionPayout')
    const row = { ...account, id, producer_id: producerId, amount_minor: amountMinor, created_at: ctx.now() }
    await insertPayout(ctx, { ...row, state: 'sending' })
    await book(ctx, { ref: `${id}:out`, from, to: accounts.paidOut(producerId), amountMinor, orderId: null })
    await enqueueSending(ctx, id)
    await writeAudit(ctx, {
      action: 'productions.producer-paid',
      workspaceId: producer.workspace_id,
      target: { kind: 'payout', id },
      details: { name: producer.name, amount: amountMinor },
    })
  })
}

function enqueueSending(ctx: Context, payoutId: string) {
  return enqueue(ctx, sendPayoutJob, { payoutId }, { dedupeKey: `productions.payout:${payoutId}` })
}
