import { enqueue } from '#jobs/enqueue.ts'
import type { TransactionContext } from '#kernel/context.ts'
import type { SandboxSaleRow } from '../tables.ts'
import { deliverEventJob } from '../webhooks/deliver-event-job.ts'
import { insertEvent } from '../webhooks/event-store.ts'

/** Says that a sale changed, in the transaction that changes it; returns the id of what is said. */
export async function tellOfSale(
  ctx: TransactionContext,
  { sale_ref: sale, workspace_id: workspaceId }: SandboxSaleRow,
  kind: 'sale.paid' | 'sale.refunded' | 'sale.disputed',
): Promise<string> {
  const id = ctx.newId('event')
  await insertEvent(ctx, {
    id,
    workspace_id: workspaceId,
    kind,
    body: JSON.stringify({ id, kind, customer: workspaceId, version: 0, sale }),
  })
  await enqueue(ctx, deliverEventJob, { eventId: id })
  return id
}
