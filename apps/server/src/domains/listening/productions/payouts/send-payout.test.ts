import { expect, test, vi } from 'vitest'
import { transaction } from '#kernel/transaction.ts'
import type { PayoutsProvider } from '#ports/payouts.ts'
import { failingPayouts } from '#test/failing-payouts.ts'
import { startTestServer } from '#test/test-server.ts'
import { accounts } from '../ledger/accounts.ts'
import { balanceOf, book } from '../ledger/move-store.ts'
import { givenProducer, givenQualification, openPayouts } from '../producers.testing.ts'
import { payOutDue } from './pay-out-due.ts'
import { sendPayout } from './send-payout.ts'

const server = await startTestServer()
const { pool } = server.database
const ctx = { ...server.product.systemContext(), signal: new AbortController().signal }
const own = ctx.ports.payouts as PayoutsProvider
const qualification = await givenQualification(server)
const amountMinor = 5000

/** Makes a payout that is to be sent, to somebody who earned something. */
async function givenPayout() {
  const { producerId, ...person } = await givenProducer(server, qualification)
  await openPayouts(server, person)
  const to = accounts.producer(producerId)
  await transaction(ctx, (ctx) =>
    book(ctx, { ref: `${producerId}:test`, from: 'house', to, amountMinor, orderId: null }),
  )
  await payOutDue(ctx)
  const { rows } = await pool.query<{ id: string }>('select id from production_payouts where producer_id = $1', [
    producerId,
  ])
  return { producerId, payoutId: rows[0]?.id ?? '' }
}

async function standing(producerId: string) {
  const { rows } = await pool.query<{ state: string }>('select state from production_payouts where producer_id = $1', [
    producerId,
  ])
  return {
    states: rows.map(({ state }) => state),
    due: await balanceOf(ctx, accounts.producer(producerId)),
    paidOut: await balanceOf(ctx, accounts.paidOut(producerId)),
  }
}

const withPayouts = (payouts: PayoutsProvider | undefined) => ({ ...ctx, ports: { ...ctx.ports, payouts } })

test.each(failingPayouts(own))(
  'where the provider %s, a payout that may have gone is %s',
  async (_what, state, payouts) => {
    const { producerId, payoutId } = await givenPayout()
    const sent = sendPayout(withPayouts(payouts), payoutId)
    if (state === 'failed') await sent
    else await expect(sent).rejects.toThrow()
    expect(await standing(producerId)).toEqual({
      states: [state],
      due: state === 'failed' ? amountMinor : 0,
      paidOut: state === 'failed' ? 0 : amountMinor,
    })
  },
)

test('what was handed over before this process died is sent again under the same name alone, whoever was there meanwhile', async () => {
  const { producerId, payoutId } = await givenPayout()
  const transfer = vi.fn<PayoutsProvider['transfer']>(own.transfer.bind(own))
  const dying: PayoutsProvider = {
    ...own,
    transfer: async (...told) => {
      await transfer(...told)
      throw new Error('killed')
    },
  }
  await expect(sendPayout(withPayouts(dying), payoutId)).rejects.toThrow('killed')
  await expect(sendPayout(withPayouts(undefined), payoutId)).rejects.toMatchObject({ code: 'billing_not_available' })
  await payOutDue(withPayouts(undefined))
  await pool.query("update production_payouts set created_at = now() - interval '2 days' where id = $1", [payoutId])
  await pool.query("delete from jobs where name = 'productions.send-payout'")
  await payOutDue(ctx)
  const { rows } = await pool.query<{ payload: object }>(
    "select payload from jobs where name = 'productions.send-payout' and state = 'queued'",
  )
  expect(rows).toContainEqual({ payload: { payoutId } })
  await sendPayout(withPayouts({ ...own, transfer }), payoutId)
  expect(transfer.mock.calls.map(([, , { transferId }]) => transferId)).toEqual([payoutId, payoutId])
  expect(await standing(producerId)).toEqual({ states: ['sent'], due: 0, paidOut: amountMinor })
})
