import { api } from '@vireo/contracts'
import { defineRoutes } from '../../http/routes.ts'
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
  on(api.privacy.startExport, startExport, presentExport)
  on(api.privacy.listExports, listExports, presentExports)
  on(api.privacy.cancelExport, cancelExport, ok)
  on(api.privacy.createExportLink, createExportLink, presentLink)
  on(api.privacy.downloadExport, downloadExport)
  on(api.privacy.getDeletionConsequences, getDeletionConsequences, presentConsequences)
  on(api.privacy.deleteAccount, deleteAccount, ok)
})
