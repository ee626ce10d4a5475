import { defineResourceType } from '#resources'
import { findWebhook } from './webhook-store.ts'

/** Webhooks have an owner, and are shared with those who tend them. */
export const webhookResource = defineResourceType({
  type: 'webhook',
  writePermission: 'webhooks_write',
  find: findWebhook,
})
