import type { Input } from '@vireo/contracts/kit'
import type { ProducerEarnings, productionsEndpoints } from '@vireo/contracts/productions'
import type { With } from '#ports/ports.ts'
import { accounts } from '../ledger/accounts.ts'
import { balanceOf } from '../ledger/move-store.ts'
import { getProducer } from '../people/get-producer.ts'
import { type Line, listLines, sumHeldFor } from './payout-store.ts'

/** Tells what a producer earned and was paid, with the lines of the ledger. Throws `producer_not_found`. */
export async function getProducerEarnings(
  ctx: With<'settings'>,
  { user_id, cursor, page_size: size }: Input<typeof productionsEndpoints.getEarnings>,
): Promise<ProducerEarnings> {
  const { id } = await getProducer(ctx, { user_id })
  const lines = await listLines(ctx, id, { after: cursor, limit: size + 1 })
  const page = lines.slice(0, size)
  const hasMore = lines.length > size
  return {
    due_cents: await balanceOf(ctx, accounts.producer(id)),
    paid_out_cents: await balanceOf(ctx, accounts.paidOut(id)),
    held_cents: await sumHeldFor(ctx, id),
    entries: page.map((line) => presentLine(line, id)),
    has_more: hasMore,
    next_cursor: hasMore ? (page.at(-1)?.id ?? null) : null,
  }
}

/** Presents a line of the ledger to the producer whose account it is about. Pure. */
export function presentLine(line: Line, producerId: string): ProducerEarnings['entries'][number] {
  const isOut = line.from_account === accounts.producer(producerId)
  const isBack = line.from_account === accounts.paidOut(producerId)
  return {
    entry_id: line.id,
    kind: isOut ? 'payout' : isBack ? 'payout_returned' : 'earned',
    amount_cents: isOut ? -line.amount_minor : line.amount_minor,
    created_at: line.created_at.toISOString(),
  }
}
