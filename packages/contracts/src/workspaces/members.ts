import { z } from 'zod'
import { AccessToken } from '../identity/index.ts'
import { defineEndpoint, Ok, permissions } from '../kit/index.ts'
import { Email } from '../users/index.ts'
import { Addressee, ExplainedPermissions, RemoveMember, SeatsStatus, UpdateMember, WorkspaceMember } from './schemas.ts'

const read = { scope: 'workspace_members_read' } as const
const administer = { scope: 'workspace_write' } as const

export const memberEndpoints = {
  listMembers: defineEndpoint({
    id: 'workspaces.listMembers',
    method: 'GET',
    path: '/v1/workspace/members',
    summary: 'List the people of the workspace, its owner first',
    access: read,
    success: { status: 200, schema: z.array(WorkspaceMember) },
    errors: [],
  }),
  updateMember: defineEndpoint({
    id: 'workspaces.updateMember',
    method: 'POST',
    path: '/v1/workspace/members',
    summary: 'Change the seat of a member, lock or unlock them, or limit what they spend',
    access: administer,
    body: UpdateMember,
    success: { status: 200, schema: Ok },
    errors: ['member_not_found', 'owner_is_protected', 'own_membership', 'power_exceeded'],
  }),
  removeMember: defineEndpoint({
    id: 'workspaces.removeMember',
    method: 'DELETE',
    path: '/v1/workspace/members',
    summary: 'Remove a member; what they made goes to somebody, or is deleted',
    access: { scope: 'workspace_members_remove' },
    body: RemoveMember,
    success: { status: 200, schema: Ok },
    errors: ['member_not_found', 'owner_is_protected', 'own_membership', 'power_exceeded', 'invalid_parameters'],
  }),
  leave: defineEndpoint({
    id: 'workspaces.leave',
    method: 'POST',
    path: '/v1/workspace/leave',
    summary: 'Leave the workspace; what you made there goes to its owner, and this browser to your own',
    access: 'signed-in',
    success: { status: 200, schema: AccessToken },
    errors: ['owner_is_protected', 'forbidden'],
  }),
  transferOwnership: defineEndpoint({
    id: 'workspaces.transferOwnership',
    method: 'POST',
    path: '/v1/workspace/transfer-ownership',
    summary: 'Make another member the owner of the workspace',
    access: 'signed-in',
    body: Addressee,
    success: { status: 200, schema: Ok },
    errors: [
      'user_not_found',
      'member_not_found',
      'own_membership',
      'email_not_verified',
      'recent_sign_in_required',
      'forbidden',
    ],
  }),
  seatsStatus: defineEndpoint({
    id: 'workspaces.seatsStatus',
    method: 'GET',
    path: '/v1/workspace/seats-status',
    summary: 'How many seats the workspace has, and who takes them',
    access: read,
    success: { status: 200, schema: SeatsStatus },
    errors: [],
  }),
  explainPermissions: defineEndpoint({
    id: 'workspaces.explainPermissions',
    method: 'GET',
    path: '/v1/workspace/permissions/explain',
    summary: 'Why a member may do something, or may not',
    access: administer,
    query: z.object({ email: Email, permission: z.enum(permissions).optional() }),
    success: { status: 200, schema: ExplainedPermissions },
    errors: ['member_not_found'],
  }),
} as const
