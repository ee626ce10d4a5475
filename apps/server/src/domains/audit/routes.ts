import { api } from '@vireo/contracts'
import { defineRoutes } from '../../http/routes.ts'
import { exportEntries } from './export-entries.ts'
import { listEntries } from './list-entries.ts'
import { presentLogPage, presentVerdict } from './present-entry.ts'
import { verifyOwnChain } from './verify-chain.ts'

export const auditRoutes = defineRoutes((on) => {
  on(api.audit.list, listEntries, presentLogPage)
  on(api.audit.export, exportEntries)
  on(api.audit.verify, verifyOwnChain, presentVerdict)
})
