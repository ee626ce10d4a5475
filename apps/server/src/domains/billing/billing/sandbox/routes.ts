import { billingEndpoints } from '@vireo/contracts/billing'
import { defineRoutes } from '#http/routes.ts'
import { answerSandboxChallenge } from './pages/answer-sandbox-challenge.ts'
import { getSandboxInvoice } from './pages/get-sandbox-invoice.ts'
import { getSandboxSession } from './get-sandbox-session.ts'
import { paySandboxInvoice } from './pay-sandbox-invoice.ts'
import { presentInvoice, presentPage } from './pages/present-page.ts'
import { submitSandboxCard } from './pages/submit-sandbox-card.ts'

const presentOutcome = ({ url }: { readonly url: string }) => ({ url })

export const sandboxRoutes = defineRoutes((on) => {
  on(billingEndpoints.getSandboxSession, getSandboxSession, presentPage)
  on(billingEndpoints.submitSandboxCard, submitSandboxCard, presentOutcome, {
    audit: ['billing.promo-redeemed', 'billing.subscription-changed'],
  })
  on(billingEndpoints.answerSandboxChallenge, answerSandboxChallenge, presentOutcome, {
    audit: ['billing.promo-redeemed', 'billing.subscription-changed'],
  })
  on(billingEndpoints.paySandboxInvoice, paySandboxInvoice, presentOutcome, { audit: 'billing.subscription-changed' })
  on(billingEndpoints.getSandboxInvoice, getSandboxInvoice, presentInvoice)
})
