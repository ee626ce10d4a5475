import { billingEndpoints } from '@vireo/contracts/billing'
import { defineRoutes } from '#http/routes.ts'
import { receiveWebhook } from './receive-webhook.ts'

export const incomingWebhookRoutes = defineRoutes((on) => {
  on(billingEndpoints.receiveWebhook, receiveWebhook, () => ({ received: true as const }))
})
