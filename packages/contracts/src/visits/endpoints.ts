import { defineEndpoint, Ok } from '../kit/index.ts'
import { AdvertisingVisit, VisitEvents, VisitReport, VisitReportQuery, VisitSettings } from './schemas.ts'

export const visitsEndpoints = {
  getSettings: defineEndpoint({
    id: 'visits.getSettings',
    method: 'GET',
    path: '/v1/visits/settings',
    summary: 'Tell whether visits are counted here, and what needs consent besides',
    access: 'public',
    success: { status: 200, schema: VisitSettings },
    errors: [],
  }),
  tellEvents: defineEndpoint({
    id: 'visits.tellEvents',
    method: 'POST',
    path: '/v1/visits/events',
    summary: 'Tell what happened in a visit that may be counted; the pages of this instance alone do',
    access: 'public',
    body: VisitEvents,
    success: { status: 202, schema: Ok },
    errors: [
      'forbidden',
      'event_unknown',
      'event_server_only',
      'consent_missing',
      'too_many_attempts',
      'rate_limit_exceeded',
    ],
    maxBodyBytes: 16_384,
  }),
  recordAdvertisingVisit: defineEndpoint({
    id: 'visits.recordAdvertisingVisit',
    method: 'POST',
    path: '/v1/google-ads-visit',
    summary: 'Writes down which advertisement somebody came from. Nothing is kept of people who opted out.',
    access: 'public',
    hearsCredentials: true,
    body: AdvertisingVisit,
    success: { status: 200, schema: Ok },
    errors: ['too_many_attempts', 'rate_limit_exceeded'],
  }),
  getReport: defineEndpoint({
    id: 'visits.getReport',
    method: 'GET',
    path: '/v1/admin/visits',
    summary: 'Tell whoever runs the instance what came of visits',
    access: 'signed-in',
    query: VisitReportQuery,
    success: { status: 200, schema: VisitReport },
    errors: ['operator_only', 'visits_range_invalid'],
  }),
} as const
