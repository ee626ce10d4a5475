import { z } from 'zod'
import { AccessToken } from '../identity/index.ts'
import { defineEndpoint, Ok } from '../kit/index.ts'
import { WorkspaceName, WorkspacePath, WorkspaceSummary } from './schemas.ts'

export const placeEndpoints = {
  listWorkspaces: defineEndpoint({
    id: 'workspaces.listWorkspaces',
    method: 'GET',
    path: '/v1/workspaces',
    summary: 'List the workspaces that you belong to, your own first',
    access: { scope: 'user_read' },
    duringSetUp: true,
    success: { status: 200, schema: z.object({ workspaces: z.array(WorkspaceSummary) }) },
    errors: [],
  }),
  switchWorkspace: defineEndpoint({
    id: 'workspaces.switchWorkspace',
    method: 'POST',
    path: '/v1/workspaces/:workspace_id/switch',
    summary: 'Work in another workspace with this browser from now on',
    access: 'signed-in',
    duringSetUp: true,
    params: WorkspacePath,
    success: { status: 200, schema: AccessToken },
    errors: ['workspace_not_found', 'forbidden', 'sso_required'],
  }),
  rename: defineEndpoint({
    id: 'workspaces.rename',
    method: 'POST',
    path: '/v1/workspace/rename',
    summary: 'Rename the workspace',
    access: { scope: 'workspace_write' },
    body: z.object({ name: WorkspaceName }),
    success: { status: 200, schema: Ok },
    errors: [],
  }),
  isAdmin: defineEndpoint({
    id: 'workspaces.isAdmin',
    method: 'GET',
    path: '/v1/workspace/is-admin',
    summary: 'Whether you administer the workspace',
    access: { scope: 'workspace_read' },
    success: { status: 200, schema: z.boolean() },
    errors: [],
  }),
  canAccessSettings: defineEndpoint({
    id: 'workspaces.canAccessSettings',
    method: 'GET',
    path: '/v1/workspace/can-access-workspace-settings',
    summary: 'Whether you may open the settings of the workspace',
    access: { scope: 'workspace_read' },
    success: { status: 200, schema: z.boolean() },
    errors: [],
  }),
} as const
