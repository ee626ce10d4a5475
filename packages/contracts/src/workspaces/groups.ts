import { z } from 'zod'
import { defineEndpoint, Ok } from '../kit/index.ts'
import { Addressee, CreateGroup, GroupByName, GroupPath, UpdateGroup, WorkspaceGroup } from './schemas.ts'

const read = { scope: 'workspace_members_read' } as const
const manage = { scope: 'group_members_manage' } as const
const administer = { scope: 'workspace_write' } as const

export const groupEndpoints = {
  listGroups: defineEndpoint({
    id: 'workspaces.listGroups',
    method: 'GET',
    path: '/v1/workspace/groups',
    summary: 'List the groups of the workspace by id',
    access: read,
    success: { status: 200, schema: z.record(z.string(), WorkspaceGroup) },
    errors: [],
  }),
  searchGroups: defineEndpoint({
    id: 'workspaces.searchGroups',
    method: 'GET',
    path: '/v1/workspace/groups/search',
    summary: 'Find the groups of exactly this name',
    access: read,
    query: z.object({ name: z.string().max(200) }),
    success: { status: 200, schema: z.array(GroupByName) },
    errors: [],
  }),
  createGroup: defineEndpoint({
    id: 'workspaces.createGroup',
    method: 'POST',
    path: '/v1/workspace/groups',
    summary: 'Create a group',
    access: administer,
    body: CreateGroup,
    idempotent: true,
    success: { status: 200, schema: WorkspaceGroup },
    errors: ['group_name_taken', 'group_limit_reached', 'power_exceeded'],
  }),
  updateGroup: defineEndpoint({
    id: 'workspaces.updateGroup',
    method: 'PATCH',
    path: '/v1/workspace/groups/:group_id',
    summary: 'Rename a group, or change what it gives its members',
    access: administer,
    params: GroupPath,
    body: UpdateGroup,
    bodyOptional: true,
    success: { status: 200, schema: WorkspaceGroup },
    errors: ['group_not_found', 'group_name_taken', 'group_of_everyone', 'power_exceeded'],
  }),
  deleteGroup: defineEndpoint({
    id: 'workspaces.deleteGroup',
    method: 'DELETE',
    path: '/v1/workspace/groups/:group_id',
    summary: 'Delete a group; its members stay in the workspace',
    access: administer,
    params: GroupPath,
    success: { status: 200, schema: Ok },
    errors: ['group_not_found', 'group_of_everyone', 'power_exceeded'],
  }),
  addGroupMember: defineEndpoint({
    id: 'workspaces.addGroupMember',
    method: 'POST',
    path: '/v1/workspace/groups/:group_id/members',
    summary: 'Put a member into a group',
    access: manage,
    params: GroupPath,
    body: Addressee,
    success: { status: 200, schema: Ok },
    errors: ['group_not_found', 'member_not_found', 'group_of_everyone', 'power_exceeded'],
  }),
  removeGroupMember: defineEndpoint({
    id: 'workspaces.removeGroupMember',
    method: 'POST',
    path: '/v1/workspace/groups/:group_id/members/remove',
    summary: 'Take a member out of a group',
    access: manage,
    params: GroupPath,
    body: Addressee,
    success: { status: 200, schema: Ok },
    errors: ['group_not_found', 'member_not_found', 'group_of_everyone', 'power_exceeded'],
  }),
} as const
