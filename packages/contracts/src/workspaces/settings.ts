import { z } from 'zod'
import { defineEndpoint } from '../kit/index.ts'
import { UsersWithoutMfa, Workspace, WorkspaceChange } from './settings-schemas.ts'

const read = { scope: 'workspace_read' } as const
const write = { scope: 'workspace_write' } as const

export const workspaceSettings = {
  get: defineEndpoint({
    id: 'workspaces.get',
    method: 'GET',
    path: '/v1/workspace',
    summary: 'The workspace: its name, its plan, and what it asks of its members',
    access: read,
    success: { status: 200, schema: Workspace },
    errors: ['workspace_not_found'],
  }),
  update: defineEndpoint({
    id: 'workspaces.update',
    method: 'PUT',
    path: '/v1/workspace/update-workspace',
    summary: 'Change what the workspace decides for everybody in it; for admins',
    access: write,
    body: WorkspaceChange,
    success: { status: 200, schema: Workspace },
    errors: ['workspace_not_found', 'feature_not_available', 'webhook_unknown', 'pronunciation_dictionary_unknown'],
  }),
  canChangeTrainingOptOut: defineEndpoint({
    id: 'workspaces.canChangeTrainingOptOut',
    method: 'GET',
    path: '/v1/workspace/can-change-training-opt-out',
    summary: 'Whether the caller may decide if the workspace’s data trains models',
    access: read,
    success: { status: 200, schema: z.boolean() },
    errors: [],
  }),
  hasAlphaAccess: defineEndpoint({
    id: 'workspaces.hasAlphaAccess',
    method: 'GET',
    path: '/v1/workspace/alpha-access',
    summary: 'Whether the workspace sees what is not finished',
    access: read,
    success: { status: 200, schema: z.boolean() },
    errors: [],
  }),
  listUsersWithoutMfa: defineEndpoint({
    id: 'workspaces.listUsersWithoutMfa',
    method: 'GET',
    path: '/v1/workspace/mfa/disabled-users',
    summary: 'List the members who have no second factor; for admins',
    access: write,
    success: { status: 200, schema: UsersWithoutMfa },
    errors: [],
  }),
} as const
