import { defineEndpoint } from '../kit/index.ts'
import { AuditExportQuery, AuditPage, AuditQuery, AuditVerdict } from './schemas.ts'

const read = { scope: 'audit_log_read' } as const

export const auditEndpoints = {
  list: defineEndpoint({
    id: 'audit.list',
    method: 'GET',
    path: '/v1/workspace/audit-logs',
    summary: 'List who did what in the workspace, newest first',
    access: read,
    query: AuditQuery,
    success: { status: 200, schema: AuditPage },
    errors: ['invalid_cursor', 'invalid_page_size'],
  }),
  export: defineEndpoint({
    id: 'audit.export',
    method: 'GET',
    path: '/v1/workspace/audit-logs/export',
    summary: 'Take the log along, as a table or as one JSON object a line',
    access: read,
    query: AuditExportQuery,
    success: { status: 200, bytes: ['text/csv; charset=utf-8', 'application/x-ndjson'] },
    errors: ['feature_not_available'],
  }),
  verify: defineEndpoint({
    id: 'audit.verify',
    method: 'GET',
    path: '/v1/workspace/audit-logs/verify',
    summary: 'Prove that no entry of the log was changed or removed',
    access: read,
    success: { status: 200, schema: AuditVerdict },
    errors: [],
  }),
} as const
