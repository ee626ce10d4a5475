import { defineContract } from '../kit/index.ts'
import { webhooksAudit } from './audit.ts'
import { webhooksEndpoints } from './endpoints.ts'
import { webhooksErrors } from './errors.ts'

export const webhooksContract = defineContract({
  endpoints: webhooksEndpoints,
  scopes: ['webhooks_write'],
  errors: webhooksErrors,
  ids: { webhook: 'wh', webhookDelivery: 'dlv' },
  audit: webhooksAudit,
  topics: { webhooks: { place: 2, audience: 'admins', channels: ['email', 'in_app', 'none'], byDefault: 'email' } },
  screens: { shell: { webhooks: '/app/developers/webhooks' } },
})
