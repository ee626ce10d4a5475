import type { HearsProviders } from '../../incoming-webhooks/process-webhook.ts'
import type { billingEndpoints } from '@vireo/contracts/billing'
import type { Input } from '@vireo/contracts/kit'
import { BillingFailure } from '#ports/billing-provider.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { type Card, subscribe } from '../../lifecycle/index.ts'
import { readTestCard, replaceCard } from '../../lifecycle/payments/index.ts'
import { assertOpen, findPage, partsOf, withCard } from './find-page.ts'
import { askBank, closePage, finishPage, type Outcome } from './finish-page.ts'
import { paySandboxSale } from '../sales/pay-sandbox-sale.ts'
import { takeStep } from '../take-step.ts'
import type { SessionDetails, SessionRow } from '../tables.ts'

type CheckoutDetails = Extract<SessionDetails, { kind: 'checkout' }>
type CardDetails = Extract<SessionDetails, { kind: 'card' | 'portal' }>

/** Pays a checkout, or keeps another card. A page that is done answers where it led, whoever presses again. */
export async function submitSandboxCard(
  ctx: With<HearsProviders>,
  input: Input<typeof billingEndpoints.submitSandboxCard>,
): Promise<Outcome> {
  const page = await findPage(ctx, input.page_id)
  if (page.done_url !== null) return { url: page.done_url }
  assertOpen(ctx, page)
  const card = readTestCard({ number: input.number, expMonth: input.exp_month, expYear: input.exp_year })
  if (!card) throw new AppError('not_a_test_card', { param: 'number' })
  const { details } = page
  switch (details.kind) {
    case 'checkout':
      return payCheckout(ctx, page, details, card)
    case 'sale':
      return paySandboxSale(ctx, page, { details, card })
    case 'card':
    case 'portal':
      return keepCard(ctx, page, details, card)
    case 'challenge':
      throw new AppError('sandbox_page_not_found')
  }
}

function payCheckout(
  ctx: With<'settings' | 'vault'>,
  page: SessionRow,
  details: CheckoutDetails,
  card: Card,
): Promise<Outcome> {
  const { plan, discount, successUrl, cancelUrl } = details
  const parts = partsOf(ctx)
  const step = () =>
    takeStep(ctx, page.workspace_id, (billing, now) => subscribe(billing, { plan, discount, card }, now, 'present'), {
      also: async (ctx, { billing }) => {
        const isAsked = billing.subscription?.status === 'incomplete'
        const asks = { act: 'first-payment' } as const
        const url = isAsked
          ? await askBank(ctx, parts, page, { asks, agreedUrl: successUrl, refusedUrl: cancelUrl })
          : successUrl
        await closePage(ctx, page, url)
      },
    })
  return finishPage(ctx, page, { url: successUrl, step })
}

function keepCard(
  ctx: With<'settings' | 'vault'>,
  page: SessionRow,
  { kind, returnUrl }: CardDetails,
  card: Card,
): Promise<Outcome> {
  const parts = partsOf(ctx)
  const agreedUrl = withCard(returnUrl, 'updated')
  const step = () =>
    takeStep(ctx, page.workspace_id, (billing, now) => replaceCard(billing, card, now, 'present'), {
      // The portal stays open: there is more to do on it.
      also: async (ctx) => (kind === 'card' ? closePage(ctx, page, agreedUrl) : undefined),
      onRefusal: async (ctx, failure) => {
        if (failure.kind !== 'requires_action') return failure
        const asks = { act: 'card', card } as const
        const url = await askBank(ctx, parts, page, { asks, agreedUrl, refusedUrl: withCard(returnUrl, 'canceled') })
        return new BillingFailure(failure.kind, failure.message, { url })
      },
    })
  return finishPage(ctx, page, { url: agreedUrl, step })
}
