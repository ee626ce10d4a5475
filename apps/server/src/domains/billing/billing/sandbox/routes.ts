import { billingEndpoints } from '@vireo/contracts/billing'
import { defineRoutes } from '#http/routes.ts'
import { answerSandboxChallenge } from './answer-challenge.ts'
import { getSandboxInvoice } from './get-invoice-page.ts'
import { getSandboxSession } from './get-session.ts'
import { paySandboxInvoice } from './pay-open-invoice.ts'
import { presentInvoice, presentPage } from './present-page.ts'
import { submitSandboxCard } from './submit-card.ts'

const presentOutcome = ({ url }: { readonly url: string }) => ({ url })

export const sandboxRoutes = defineRoutes((on) => {
  on(billingEndpoints.getSandboxSession, getSandboxSession, presentPage)
  on(billingEndpoints.submitSandboxCard, submitSandboxCard, presentOutcome)
  on(billingEndpoints.answerSandboxChallenge, answerSandboxChallenge, presentOutcome)
  on(billingEndpoints.paySandboxInvoice, paySandboxInvoice, presentOutcome)
  on(billingEndpoints.getSandboxInvoice, getSandboxInvoice, presentInvoice)
})
