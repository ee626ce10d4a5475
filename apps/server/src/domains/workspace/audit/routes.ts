import { auditEndpoints } from '@vireo/contracts/audit'
import { defineRoutes } from '#http/routes.ts'
import { exportEntries } from './export-entries.ts'
import { listEntries } from './list-entries.ts'
import { presentLogPage, presentVerdict } from './present-entry.ts'
import { verifyOwnChain } from './verify-own-chain.ts'

export const auditRoutes = defineRoutes((on) => {
  on(auditEndpoints.list, listEntries, presentLogPage)
  on(auditEndpoints.export, exportEntries, { audit: 'audit.log-exported' })
  on(auditEndpoints.verify, verifyOwnChain, presentVerdict)
})
