import { api } from '@vireo/contracts'
import { defineRoutes } from '../../../http/routes.ts'
import { hasAlphaAccess } from './alpha-access.ts'
import { canChangeTrainingOptOut } from './can-change-training-opt-out.ts'
import { getWorkspace } from './get-workspace.ts'
import { listUsersWithoutMfa, presentUsersWithoutMfa } from './list-users-without-mfa.ts'
import { presentWorkspace } from './present-workspace.ts'
import { updateWorkspace } from './update-workspace.ts'

const asItIs = (answer: boolean) => answer

export const workspaceSettingsRoutes = defineRoutes((on) => {
  on(api.workspaces.get, getWorkspace, presentWorkspace)
  on(api.workspaces.update, updateWorkspace, presentWorkspace)
  on(api.workspaces.canChangeTrainingOptOut, canChangeTrainingOptOut, asItIs)
  on(api.workspaces.hasAlphaAccess, hasAlphaAccess, asItIs)
  on(api.workspaces.listUsersWithoutMfa, listUsersWithoutMfa, presentUsersWithoutMfa)
})
