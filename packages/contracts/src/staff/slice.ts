import { defineContract } from '../kit/index.ts'
import { staffAudit } from './audit.ts'
import { staffEndpoints } from './endpoints.ts'
import { staffErrors } from './errors.ts'

export const staffContract = defineContract({
  endpoints: staffEndpoints,
  errors: staffErrors,
  audit: staffAudit,
  screens: {
    shell: {
      admin: '/app/admin',
      adminUsers: '/app/admin/users',
      adminUser: '/app/admin/users/:userId',
      adminWorkspaces: '/app/admin/workspaces',
      adminWorkspace: '/app/admin/workspaces/:workspaceId',
    },
  },
})
