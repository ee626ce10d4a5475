import { billingEndpoints } from '@vireo/contracts/billing'
import { unaudited } from '#http/declared/audited.ts'
import { defineRoutes } from '#http/routes.ts'
import { receiveWebhook } from './receive-webhook.ts'

export const incomingWebhookRoutes = defineRoutes((on) => {
  on(billingEndpoints.receiveWebhook, receiveWebhook, () => ({ received: true as const }), {
    audit: unaudited('written later', 'when the message is read, by a job'),
  })
})
