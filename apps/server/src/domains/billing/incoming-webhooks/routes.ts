import { api } from '@vireo/contracts'
import { defineRoutes } from '../../../http/routes.ts'
import { receiveWebhook } from './receive-webhook.ts'

export const incomingWebhookRoutes = defineRoutes((on) => {
  on(api.billing.receiveWebhook, receiveWebhook, () => ({ received: true as const }))
})
