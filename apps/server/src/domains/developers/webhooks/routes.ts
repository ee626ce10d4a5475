import { webhooksEndpoints } from '@vireo/contracts/webhooks'
import { unaudited } from '#http/declared/audited.ts'
import { defineRoutes } from '#http/routes.ts'
import { createWebhook } from './create-webhook.ts'
import { deleteWebhook } from './delete-webhook.ts'
import { getDelivery } from './deliveries/get-delivery.ts'
import { listDeliveries } from './deliveries/list-deliveries.ts'
import { listWebhooks } from './list-webhooks.ts'
import {
  presentCreated,
  presentDeliveries,
  presentDeliveryDetails,
  presentQueued,
  presentRotated,
  presentWebhooks,
} from './present-webhook.ts'
import { replayDelivery } from './deliveries/replay-delivery.ts'
import { rotateSecret } from './rotate-secret.ts'
import { sendTest } from './deliveries/send-test.ts'
import { updateWebhook } from './update-webhook.ts'

const ok = () => ({ status: 'ok' as const })

export const webhookRoutes = defineRoutes((on) => {
  on(webhooksEndpoints.list, listWebhooks, presentWebhooks)
  on(webhooksEndpoints.create, createWebhook, presentCreated, { audit: 'webhooks.created' })
  on(webhooksEndpoints.update, updateWebhook, ok, { audit: 'webhooks.changed' })
  on(webhooksEndpoints.delete, deleteWebhook, ok, { audit: 'webhooks.deleted' })
  on(webhooksEndpoints.rotateSecret, rotateSecret, presentRotated, { audit: 'webhooks.signing-key-rotated' })
  on(webhooksEndpoints.sendTest, sendTest, presentQueued, {
    audit: unaudited('kept elsewhere', 'the list of deliveries'),
  })
  on(webhooksEndpoints.listDeliveries, listDeliveries, presentDeliveries)
  on(webhooksEndpoints.getDelivery, getDelivery, presentDeliveryDetails)
  on(webhooksEndpoints.replay, replayDelivery, presentQueued, {
    audit: unaudited('kept elsewhere', 'the list of deliveries'),
  })
})
