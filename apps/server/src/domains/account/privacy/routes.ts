import { privacyEndpoints } from '@vireo/contracts/privacy'
import { defineRoutes } from '#http/routes.ts'
import { cancelExport } from './exports/cancel-export.ts'
import { createExportLink } from './exports/create-export-link.ts'
import { deleteAccount } from './delete-account.ts'
import { downloadExport } from './exports/download-export.ts'
import { getDeletionConsequences } from './get-deletion-consequences.ts'
import { listExports } from './exports/list-exports.ts'
import { presentConsequences } from './present-consequences.ts'
import { presentExport, presentExports, presentLink } from './exports/present-export.ts'
import { startExport } from './exports/start-export.ts'

const ok = () => ({ status: 'ok' as const })

export const privacyRoutes = defineRoutes((on) => {
  on(privacyEndpoints.startExport, startExport, presentExport, { audit: 'privacy.export-started' })
  on(privacyEndpoints.listExports, listExports, presentExports)
  on(privacyEndpoints.cancelExport, cancelExport, ok, { audit: 'privacy.export-removed' })
  on(privacyEndpoints.createExportLink, createExportLink, presentLink, { audit: 'privacy.export-link-created' })
  on(privacyEndpoints.downloadExport, downloadExport)
  on(privacyEndpoints.getDeletionConsequences, getDeletionConsequences, presentConsequences)
  on(privacyEndpoints.deleteAccount, deleteAccount, ok, {
    audit: ['privacy.account-deleted', 'workspaces.member-left'],
  })
})
