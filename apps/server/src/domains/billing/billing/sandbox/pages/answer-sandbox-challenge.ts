import type { HearsProviders } from '../../incoming-webhooks/process-webhook.ts'
import type { billingEndpoints } from '@vireo/contracts/billing'
import type { Input } from '@vireo/contracts/kit'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { type Billing, confirmFirstPayment, type Step, touch, upgrade } from '../../lifecycle/index.ts'
import { payInvoice, replaceCard } from '../../lifecycle/payments/index.ts'
import { assertOpen, findPage } from './find-page.ts'
import { closePage, finishPage, type Outcome } from './finish-page.ts'
import { completeSale } from '../sales/pay-sandbox-sale.ts'
import { markDone } from '../session-store.ts'
import { takeStep } from '../take-step.ts'
import type { ChallengedAct } from '../tables.ts'

/**
 * Takes the person's answer to their bank; a yes carries out the act that waited for it. Returns where the browser
 * goes.
 */
export async function answerSandboxChallenge(
  ctx: With<HearsProviders>,
  { page_id: id, agreed: isAgreed }: Input<typeof billingEndpoints.answerSandboxChallenge>,
): Promise<Outcome> {
  const page = await findPage(ctx, id)
  const { details } = page
  if (details.kind !== 'challenge') throw new AppError('sandbox_page_not_found')
  if (page.done_url !== null) return { url: page.done_url }
  assertOpen(ctx, page)
  const url = isAgreed ? details.agreedUrl : details.refusedUrl
  const { asks } = details
  if (asks.act === 'sale') {
    if (isAgreed) return completeSale(ctx, page, { pageRef: asks.pageRef, url })
    await markDone(ctx, page.id_hash, url)
    return { url }
  }
  const step = () =>
    takeStep(ctx, page.workspace_id, (billing, now) => answered(billing, asks, isAgreed, now), {
      also: (ctx) => closePage(ctx, page, url),
    })
  return finishPage(ctx, page, { url, step })
}

function answered(
  billing: Billing,
  asks: Exclude<ChallengedAct, { act: 'sale' }>,
  isAgreed: boolean,
  now: number,
): Step {
  if (asks.act === 'first-payment') return confirmFirstPayment(billing, isAgreed, now)
  // A no changes nothing, but it is an answer: what was refused before may be asked again.
  if (!isAgreed) return touch(billing, now)
  switch (asks.act) {
    case 'card':
      return replaceCard(billing, asks.card, now, 'confirmed')
    case 'invoice':
      return payInvoice(billing, asks.number, now, 'confirmed')
    case 'upgrade':
      return upgrade(billing, asks, now, 'confirmed')
  }
}
