import { defineContract } from '../kit/index.ts'
import { staffAudit } from './audit.ts'
import { staffEndpoints } from './endpoints.ts'
import { staffErrors } from './errors.ts'
import { liveSettingsEndpoints } from './live-settings.ts'
import { workEndpoints } from './work.ts'

export const staffContract = defineContract({
  endpoints: { ...staffEndpoints, ...workEndpoints, ...liveSettingsEndpoints },
  errors: staffErrors,
  audit: staffAudit,
  screens: {
    shell: {
      admin: '/app/admin',
      adminSettings: '/app/admin/settings',
      adminWork: '/app/admin/work',
      adminUsers: '/app/admin/users',
      adminUser: '/app/admin/users/:userId',
      adminUserRecordings: '/app/admin/users/:userId/recordings',
      adminWorkspaces: '/app/admin/workspaces',
      adminWorkspace: '/app/admin/workspaces/:workspaceId',
    },
  },
})
