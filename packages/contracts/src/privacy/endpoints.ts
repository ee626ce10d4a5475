import { z } from 'zod'
import { defineEndpoint, Ok } from '../kit/index.ts'
import { Email } from '../users/index.ts'
import { DataExport, DeletionConsequences, ExportLink } from './schemas.ts'

const ExportPath = z.object({ export_id: z.string().min(1).max(64) })

export const privacyEndpoints = {
  startExport: defineEndpoint({
    id: 'privacy.startExport',
    method: 'POST',
    path: '/v1/user/exports',
    summary: 'Begin a copy of everything the account holds',
    access: 'signed-in',
    success: { status: 202, schema: DataExport },
    errors: ['forbidden', 'export_in_progress'],
  }),
  listExports: defineEndpoint({
    id: 'privacy.listExports',
    method: 'GET',
    path: '/v1/user/exports',
    summary: 'List the copies that were begun, newest first',
    access: 'signed-in',
    success: { status: 200, schema: z.object({ exports: z.array(DataExport) }) },
    errors: ['forbidden'],
  }),
  cancelExport: defineEndpoint({
    id: 'privacy.cancelExport',
    method: 'DELETE',
    path: '/v1/user/exports/:export_id',
    summary: 'Stop or throw away a copy',
    access: 'signed-in',
    params: ExportPath,
    success: { status: 200, schema: Ok },
    errors: ['forbidden', 'export_not_found'],
  }),
  createExportLink: defineEndpoint({
    id: 'privacy.createExportLink',
    method: 'POST',
    path: '/v1/user/exports/:export_id/link',
    summary: 'Get a short-lived address to download a copy from',
    access: 'signed-in',
    params: ExportPath,
    success: { status: 200, schema: ExportLink },
    errors: ['forbidden', 'export_not_found'],
  }),
  downloadExport: defineEndpoint({
    id: 'privacy.downloadExport',
    method: 'GET',
    path: '/v1/exports/:export_id/archive',
    summary: 'Download a copy with the token of its address',
    access: 'public',
    params: ExportPath,
    query: z.object({ token: z.string().min(1).max(200) }),
    success: { status: 200, bytes: ['application/zip'] },
    errors: ['export_not_found'],
  }),
  getDeletionConsequences: defineEndpoint({
    id: 'privacy.getDeletionConsequences',
    method: 'GET',
    path: '/v1/user/deletion',
    summary: 'Say what deleting the account would take along',
    access: 'signed-in',
    success: { status: 200, schema: DeletionConsequences },
    errors: ['forbidden'],
  }),
  deleteAccount: defineEndpoint({
    id: 'privacy.deleteAccount',
    method: 'POST',
    path: '/v1/user/deletion',
    summary: 'Delete the account and everything its workspace holds; this cannot be taken back',
    access: 'signed-in',
    body: z.object({ email: Email }),
    success: { status: 200, schema: Ok },
    errors: ['user_not_found', 'forbidden', 'recent_sign_in_required', 'wrong_confirmation', 'workspace_has_members'],
  }),
} as const
