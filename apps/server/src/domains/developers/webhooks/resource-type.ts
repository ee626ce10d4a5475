import { defineResourceType } from '#resources'
import { findWebhook } from './webhook-store.ts'

/** Webhooks as resources: they have an owner and are shared with those who look after them. */
export const webhookResource = defineResourceType({
  type: 'webhook',
  writePermission: 'webhooks_write',
  find: findWebhook,
})
