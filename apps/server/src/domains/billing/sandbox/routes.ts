import { api } from '@vireo/contracts'
import { defineRoutes } from '../../../http/routes.ts'
import { answerSandboxChallenge } from './answer-challenge.ts'
import { getSandboxInvoice } from './get-invoice-page.ts'
import { getSandboxSession } from './get-session.ts'
import { paySandboxInvoice } from './pay-open-invoice.ts'
import { presentInvoice, presentPage } from './present-page.ts'
import { submitSandboxCard } from './submit-card.ts'

const presentOutcome = ({ url }: { readonly url: string }) => ({ url })

export const sandboxRoutes = defineRoutes((on) => {
  on(api.billing.getSandboxSession, getSandboxSession, presentPage)
  on(api.billing.submitSandboxCard, submitSandboxCard, presentOutcome)
  on(api.billing.answerSandboxChallenge, answerSandboxChallenge, presentOutcome)
  on(api.billing.paySandboxInvoice, paySandboxInvoice, presentOutcome)
  on(api.billing.getSandboxInvoice, getSandboxInvoice, presentInvoice)
})
