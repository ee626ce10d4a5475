import type { Input } from '@vireo/contracts/kit'
import type { ProducerStatement, productionsEndpoints } from '@vireo/contracts/productions'
import type { With } from '#ports/ports.ts'
import { accounts } from '../ledger/accounts.ts'
import { getProducer } from '../people/get-producer.ts'
import { presentLine } from '../payouts/get-producer-earnings.ts'
import { listLinesBetween } from '../payouts/payout-store.ts'
import { sumMonth } from './stats-store.ts'

const entriesMax = 1000

/** Tells what a producer earned in a month of UTC, and was paid. Throws `producer_not_found`. */
export async function getProducerStatement(
  ctx: With<'settings'>,
  { user_id, month }: Input<typeof productionsEndpoints.getStatement>,
): Promise<ProducerStatement> {
  const { id, name } = await getProducer(ctx, { user_id })
  const from = new Date(`${month}-01T00:00:00Z`)
  const to = new Date(from)
  to.setUTCMonth(to.getUTCMonth() + 1)
  const { opening, earned, paid } = await sumMonth(ctx, { own: accounts.producer(id), from, to })
  const lines = await listLinesBetween(ctx, id, { from, to, limit: entriesMax + 1 })
  return {
    month,
    name,
    currency: 'usd',
    opening_cents: opening,
    earned_cents: earned,
    paid_out_cents: paid,
    closing_cents: opening + earned - paid,
    entries: lines.slice(0, entriesMax).map((line) => presentLine(line, id)),
    has_more: lines.length > entriesMax,
  }
}
