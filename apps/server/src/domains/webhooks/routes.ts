import { api } from '@vireo/contracts'
import { defineRoutes } from '../../http/routes.ts'
import { createWebhook } from './create-webhook.ts'
import { deleteWebhook } from './delete-webhook.ts'
import { getDelivery } from './get-delivery.ts'
import { listDeliveries } from './list-deliveries.ts'
import { listWebhooks } from './list-webhooks.ts'
import {
  presentCreated,
  presentDeliveries,
  presentDeliveryDetails,
  presentQueued,
  presentRotated,
  presentWebhooks,
} from './present-webhook.ts'
import { replayDelivery } from './replay-delivery.ts'
import { rotateSecret } from './rotate-secret.ts'
import { sendTest } from './send-test.ts'
import { updateWebhook } from './update-webhook.ts'

const ok = () => ({ status: 'ok' as const })

export const webhookRoutes = defineRoutes((on) => {
  on(api.webhooks.list, listWebhooks, presentWebhooks)
  on(api.webhooks.create, createWebhook, presentCreated)
  on(api.webhooks.update, updateWebhook, ok)
  on(api.webhooks.delete, deleteWebhook, ok)
  on(api.webhooks.rotateSecret, rotateSecret, presentRotated)
  on(api.webhooks.sendTest, sendTest, presentQueued)
  on(api.webhooks.listDeliveries, listDeliveries, presentDeliveries)
  on(api.webhooks.getDelivery, getDelivery, presentDeliveryDetails)
  on(api.webhooks.replay, replayDelivery, presentQueued)
})
