import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import type { HearsProviders } from '../../incoming-webhooks/process-webhook.ts'
import type { Card } from '../../lifecycle/index.ts'
import { chargeOutcome } from '../../lifecycle/payments/index.ts'
import { partsOf } from '../pages/find-page.ts'
import { askBank, type Outcome } from '../pages/finish-page.ts'
import { markDone } from '../session-store.ts'
import type { SessionDetails, SessionRow } from '../tables.ts'
import { deliverEvent } from '../webhooks/deliver-event.ts'
import { findSandboxSale, markSalePaid } from './sandbox-sale-store.ts'
import { tellOfSale } from './tell-of-sale.ts'

type SaleDetails = Extract<SessionDetails, { kind: 'sale' }>

/** Pays a sale with a test card, or leads to the bank that asks first. Throws `payment_failed`. */
export async function paySandboxSale(
  ctx: With<HearsProviders>,
  page: SessionRow,
  { details, card }: { readonly details: SaleDetails; readonly card: Card },
): Promise<Outcome> {
  const { pageRef, amountMinor, currency, successUrl, cancelUrl } = details
  const outcome = chargeOutcome(card, ctx.now().getTime(), 'present')
  if (outcome === 'requires_action') {
    const asks = { act: 'sale', pageRef, amountMinor, currency } as const
    return { url: await askBank(ctx, partsOf(ctx), page, { asks, agreedUrl: successUrl, refusedUrl: cancelUrl }) }
  }
  if (outcome !== 'succeeded') throw new AppError('payment_failed')
  return completeSale(ctx, page, { pageRef, url: successUrl })
}

/** Takes the money and says so, at once and, where that fails, by the job. Who pays twice has paid once. */
export async function completeSale(
  ctx: With<HearsProviders>,
  page: SessionRow,
  { pageRef, url }: { readonly pageRef: string; readonly url: string },
): Promise<Outcome> {
  const eventId = await transaction(ctx, async (ctx) => {
    const sale = await findSandboxSale(ctx, pageRef)
    if (!sale) throw new AppError('sandbox_page_not_found')
    if (!(await markSalePaid(ctx, pageRef))) {
      if ((await findSandboxSale(ctx, pageRef))?.paid_at) return undefined
      throw new AppError('sandbox_page_expired')
    }
    await markDone(ctx, page.id_hash, url)
    return tellOfSale(ctx, sale, 'sale.paid')
  })
  if (eventId !== undefined)
    await deliverEvent(ctx, eventId).catch((error: unknown) =>
      ctx.log.warn({ err: error, eventId }, 'a sale is told later'),
    )
  return { url }
}
