import { workspacesEndpoints } from '@vireo/contracts/workspaces'
import { defineRoutes } from '#http/routes.ts'
import { hasAlphaAccess } from './has-alpha-access.ts'
import { canChangeTrainingOptOut } from './can-change-training-opt-out.ts'
import { getWorkspace } from './get-workspace.ts'
import { listUsersWithoutMfa, presentUsersWithoutMfa } from './list-users-without-mfa.ts'
import { presentWorkspace } from './present-workspace.ts'
import { updateWorkspace } from './update-workspace.ts'

const asItIs = (answer: boolean) => answer

export const workspaceSettingsRoutes = defineRoutes((on) => {
  on(workspacesEndpoints.get, getWorkspace, presentWorkspace)
  on(workspacesEndpoints.update, updateWorkspace, presentWorkspace, {
    audit: ['workspaces.settings-changed', 'workspaces.security-rules-changed'],
  })
  on(workspacesEndpoints.canChangeTrainingOptOut, canChangeTrainingOptOut, asItIs)
  on(workspacesEndpoints.hasAlphaAccess, hasAlphaAccess, asItIs)
  on(workspacesEndpoints.listUsersWithoutMfa, listUsersWithoutMfa, presentUsersWithoutMfa)
})
