import { expect, test } from 'vitest'
import { transaction } from '#kernel/transaction.ts'
import type { PayoutsProvider } from '#ports/payouts.ts'
import { failingPayouts } from '#test/failing-payouts.ts'
import { startTestServer } from '#test/test-server.ts'
import { sendTransfer } from './send-transfer.ts'
import { insertTransfer } from './transfer-store.ts'

const server = await startTestServer()
const ctx = { ...server.product.systemContext(), signal: new AbortController().signal }
const own = ctx.ports.payouts as PayoutsProvider
const withPayouts = (payouts: PayoutsProvider | undefined) => ({ ...ctx, ports: { ...ctx.ports, payouts } })

test.each(failingPayouts(own))(
  'where the provider %s, a payout that may have gone is %s',
  async (_what, state, payouts) => {
    const author = await server.signUp()
    const id = ctx.newId('sellingTransfer')
    const row = {
      workspace_id: author.workspaceId,
      provider: 'sandbox',
      account_ref: 'account',
      currency: 'usd',
    } as const
    const more = { amount_minor: 5000, state: 'sending', created_at: ctx.now(), ended_at: null } as const
    await transaction(ctx, (ctx) => insertTransfer(ctx, { ...row, ...more, id }))
    const sent = sendTransfer(withPayouts(payouts), id)
    if (state === 'failed') await sent
    else await expect(sent).rejects.toThrow()
    const { rows } = await server.database.pool.query(
      `select t.state, coalesce(sum(e.amount_minor), 0)::int as back from selling_transfers t
     left join selling_entries e on e.transfer_id = t.id and e.kind = 'payout_returned' where t.id = $1 group by t.state`,
      [id],
    )
    expect(rows).toEqual([{ state, back: state === 'failed' ? 5000 : 0 }])
  },
)
