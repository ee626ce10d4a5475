import type { Input } from '@vireo/contracts/kit'
import { orderLimits, type productionsEndpoints } from '@vireo/contracts/productions'
import { askProvider } from '#billing'
import { assertRoomForItem } from '#history'
import { enqueue } from '#jobs/enqueue.ts'
import { writeAudit } from '#kernel/audit.ts'
import type { TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { findUser } from '#users'
import { addressOfOrder } from '../orders/address-of-order.ts'
import { assertOpen, getOpenOrder, holdOrder } from '../orders/hold-order.ts'
import { listItems } from '../orders/item-store.ts'
import { moveOrder } from '../orders/move-order.ts'
import { workSandboxJob } from '../sandbox/work-sandbox-job.ts'
import type { OrderRow } from '../tables.ts'
import { insertPayment, savePage } from './payment-store.ts'

type Submitting = With<'sales' | 'settings'>
export type SubmittedOrder = { readonly order: OrderRow; readonly paymentUrl: string | null }

/**
 * Submits an order: opens a page where it is paid, and only then moves it, so that an order whose page could not be opened is open
 * as before. Orders of the sandbox are paid by nobody, and begin at once. Throws what the contract names.
 */
export async function submitOrder(
  ctx: Submitting,
  { order_id: id }: Input<typeof productionsEndpoints.submit>,
): Promise<SubmittedOrder> {
  const order = await getOpenOrder(ctx, id)
  const total = await assertQuoted(ctx, order)
  if (order.is_sandbox) return { order: await submitSandbox(ctx, id), paymentUrl: null }
  const { sales } = ctx.ports
  const user = await findUser(ctx, ctx.actor.userId)
  if (!user?.email_verified_at) throw new AppError('email_not_verified')
  if (!sales || total < orderLimits.amountMinMinor || total > orderLimits.amountMaxMinor)
    throw new AppError('production_order_not_payable')
  const now = ctx.now()
  const payment = {
    id: ctx.newId('productionPayment'),
    order_id: id,
    workspace_id: ctx.workspaceId,
    amount_minor: total,
    provider: sales.name,
    created_at: now,
    expires_at: new Date(now.getTime() + orderLimits.paysWithinMs),
  }
  await transaction(ctx, (ctx) => insertPayment(ctx, payment))
  const back = new URL(addressOfOrder(id), ctx.ports.settings.publicUrl).href
  const page = await askProvider(
    sales.createPage(ctx, {
      saleId: payment.id,
      workspaceId: ctx.workspaceId,
      email: user.email,
      description: order.name,
      amountMinor: total,
      currency: 'usd',
      successUrl: back,
      cancelUrl: back,
      expiresAt: payment.expires_at,
    }),
  )
  try {
    const moved = await transaction(ctx, async (ctx) => {
      const held = assertOpen(await holdOrder(ctx, id))
      // Of two tabs, or where items changed meanwhile, what stands on the page must be what is ordered.
      if (held.updated_at.getTime() !== order.updated_at.getTime()) throw new AppError('production_order_state')
      await savePage(ctx, payment.id, page)
      return submitHeld(ctx, held)
    })
    return { order: moved, paymentUrl: page.url }
  } catch (error) {
    await sales.closePage(ctx, page.ref).catch((cause: unknown) => {
      ctx.log.warn({ err: cause, paymentId: payment.id }, 'a page that nobody has seen stays open until it is over')
    })
    throw error
  }
}

async function submitSandbox(ctx: Submitting, id: string): Promise<OrderRow> {
  await assertRoomForItem(ctx)
  return transaction(ctx, async (ctx) => {
    const order = await submitHeld(ctx, assertOpen(await holdOrder(ctx, id)))
    await enqueue(ctx, workSandboxJob, { orderId: id })
    return order
  })
}

async function submitHeld(ctx: TransactionContext, order: OrderRow): Promise<OrderRow> {
  await writeAudit(ctx, {
    action: 'productions.order-submitted',
    target: { kind: 'production-order', id: order.id },
    details: { name: order.name, amount: order.total_minor, sandbox: order.is_sandbox },
  })
  return moveOrder(ctx, order, { action: 'submit', who: 'buyer', changes: { submitted_at: ctx.now() } })
}

/** Adds up what an order costs. Throws `production_order_empty`. */
async function assertQuoted(ctx: Submitting, { id }: OrderRow): Promise<number> {
  const items = await listItems(ctx, id)
  if (items.length === 0) throw new AppError('production_order_empty')
  if (items.some(({ quote_minor: quote }) => quote === null)) throw new AppError('production_order_not_payable')
  return items.reduce((sum, { quote_minor: quote }) => sum + (quote ?? 0), 0)
}
