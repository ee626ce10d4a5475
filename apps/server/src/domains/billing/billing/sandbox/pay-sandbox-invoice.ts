import type { billingEndpoints } from '@vireo/contracts/billing'
import type { Input } from '@vireo/contracts/kit'
import { BillingFailure } from '#ports/billing-provider.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { payInvoice } from '../lifecycle/payments/index.ts'
import { assertOpen, findPage, partsOf } from './pages/find-page.ts'
import { askBank, finishPage, type Outcome } from './pages/finish-page.ts'
import { takeStep } from './take-step.ts'

/** Pays an open invoice with the card on file from the portal, instead of waiting for the next try. */
export async function paySandboxInvoice(
  ctx: With<'billing' | 'settings' | 'vault'>,
  { page_id: id, number }: Input<typeof billingEndpoints.paySandboxInvoice>,
): Promise<Outcome> {
  const page = await findPage(ctx, id)
  if (page.details.kind !== 'portal') throw new AppError('sandbox_page_not_found')
  assertOpen(ctx, page)
  const { returnUrl } = page.details
  const parts = partsOf(ctx)
  const step = () =>
    takeStep(ctx, page.workspace_id, (billing, now) => payInvoice(billing, Number(number), now, 'present'), {
      onRefusal: async (ctx, failure) => {
        if (failure.kind !== 'requires_action') return failure
        const asks = { act: 'invoice', number: Number(number) } as const
        const url = await askBank(ctx, parts, page, { asks, agreedUrl: returnUrl, refusedUrl: returnUrl })
        return new BillingFailure(failure.kind, failure.message, { url })
      },
    })
  return finishPage(ctx, page, { url: returnUrl, step })
}
