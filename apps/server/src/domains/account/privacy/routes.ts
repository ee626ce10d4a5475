import { privacyEndpoints } from '@vireo/contracts/privacy'
import { defineRoutes } from '#http/routes.ts'
import { cancelExport } from './cancel-export.ts'
import { createExportLink } from './create-export-link.ts'
import { deleteAccount } from './delete-account.ts'
import { downloadExport } from './download-export.ts'
import { getDeletionConsequences } from './get-deletion-consequences.ts'
import { listExports } from './list-exports.ts'
import { presentConsequences } from './present-consequences.ts'
import { presentExport, presentExports, presentLink } from './present-export.ts'
import { startExport } from './start-export.ts'

const ok = () => ({ status: 'ok' as const })

export const privacyRoutes = defineRoutes((on) => {
  on(privacyEndpoints.startExport, startExport, presentExport)
  on(privacyEndpoints.listExports, listExports, presentExports)
  on(privacyEndpoints.cancelExport, cancelExport, ok)
  on(privacyEndpoints.createExportLink, createExportLink, presentLink)
  on(privacyEndpoints.downloadExport, downloadExport)
  on(privacyEndpoints.getDeletionConsequences, getDeletionConsequences, presentConsequences)
  on(privacyEndpoints.deleteAccount, deleteAccount, ok)
})
