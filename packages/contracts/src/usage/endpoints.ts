import { defineEndpoint } from '../kit/index.ts'
import { AnalyticsTable, CharacterStats, CharacterStatsQuery, RequestsQuery, UsageOverTimeQuery } from './schemas.ts'

const unusable = ['invalid_time_range'] as const

export const usageEndpoints = {
  getCharacterStats: defineEndpoint({
    id: 'usage.getCharacterStats',
    method: 'GET',
    path: '/v1/usage/character-stats',
    summary: 'What the caller, or the whole workspace, used over time; in all, or by voice, model, member or key',
    access: { scope: 'user_read' },
    query: CharacterStatsQuery,
    success: { status: 200, schema: CharacterStats },
    errors: [...unusable, 'insufficient_permissions'],
  }),
  getUsageOverTime: defineEndpoint({
    id: 'usage.getUsageOverTime',
    method: 'POST',
    path: '/v1/workspace/analytics/query/usage-by-product-over-time',
    summary: 'What the workspace used over time, as a table by the columns asked for',
    access: { scope: 'workspace_analytics_full_read' },
    body: UsageOverTimeQuery,
    success: { status: 200, schema: AnalyticsTable },
    errors: [...unusable, 'invalid_parameters'],
  }),
  listRequests: defineEndpoint({
    id: 'usage.listRequests',
    method: 'POST',
    path: '/v1/workspace/analytics/requests',
    summary: 'The charged requests of the workspace, newest first',
    access: { scope: 'workspace_analytics_full_read' },
    body: RequestsQuery,
    bodyOptional: true,
    success: { status: 200, schema: AnalyticsTable },
    errors: [...unusable, 'invalid_parameters'],
  }),
} as const
