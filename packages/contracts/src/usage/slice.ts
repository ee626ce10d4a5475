import { defineContract } from '../kit/index.ts'
import { usageAudit } from './audit.ts'
import { usageEndpoints } from './endpoints.ts'
import { usageErrors } from './errors.ts'
import { usageEvents } from './events.ts'

export const usageContract = defineContract({
  endpoints: usageEndpoints,
  scopes: ['workspace_analytics_full_read'],
  errors: usageErrors,
  events: usageEvents,
  ids: { reservation: 'res' },
  audit: usageAudit,
  screens: {
    shell: { usage: '/app/usage', workspaceUsage: '/app/usage/workspace', developerUsage: '/app/developers/usage' },
  },
})
