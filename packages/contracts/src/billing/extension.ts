import { z } from 'zod'
import { defineEndpoint } from '../kit/index.ts'
import { SubscriptionDocument } from '../users/index.ts'

export const extensionEndpoints = {
  setExtension: defineEndpoint({
    id: 'billing.setExtension',
    method: 'PUT',
    path: '/v1/billing/character-limit-extension',
    summary: 'Let the workspace use more credits than its plan gives, at the price of the plan, or end at the limit',
    access: { scope: 'workspace_write' },
    body: z.object({ allowed: z.boolean() }),
    success: { status: 200, schema: SubscriptionDocument },
    errors: ['forbidden', 'feature_not_available'],
  }),
} as const
