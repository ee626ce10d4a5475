import { billingEndpoints } from '@vireo/contracts/billing'
import { defineRoutes } from '#http/routes.ts'
import { answerSandboxChallenge } from './pages/answer-sandbox-challenge.ts'
import { getSandboxInvoice } from './pages/get-sandbox-invoice.ts'
import { getSandboxSession } from './get-sandbox-session.ts'
import { paySandboxInvoice } from './pay-sandbox-invoice.ts'
import { presentInvoice, presentPage } from './pages/present-page.ts'
import { submitSandboxCard } from './pages/submit-sandbox-card.ts'

const presentOutcome = ({ url }: { readonly url: string }) => ({ url })

/** What may follow from a payment in the same moment: of whoever sells something, too, who hears of it here. */
const paid = ['billing.promo-redeemed', 'billing.subscription-changed', 'productions.order-paid'] as const

export const sandboxRoutes = defineRoutes((on) => {
  on(billingEndpoints.getSandboxSession, getSandboxSession, presentPage)
  on(billingEndpoints.submitSandboxCard, submitSandboxCard, presentOutcome, {
    audit: paid,
  })
  on(billingEndpoints.answerSandboxChallenge, answerSandboxChallenge, presentOutcome, {
    audit: paid,
  })
  on(billingEndpoints.paySandboxInvoice, paySandboxInvoice, presentOutcome, { audit: 'billing.subscription-changed' })
  on(billingEndpoints.getSandboxInvoice, getSandboxInvoice, presentInvoice)
})
