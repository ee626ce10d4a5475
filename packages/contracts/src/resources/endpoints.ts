import { z } from 'zod'
import { defineEndpoint, Ok } from '../kit/index.ts'
import {
  DefaultSharing,
  DefaultSharingChange,
  Resource,
  ResourcePath,
  ResourceQuery,
  ShareOption,
  ShareRequest,
  UnshareRequest,
} from './schemas.ts'

const read = { scope: 'workspace_read' } as const
const targets = ['share_target_invalid', 'member_not_found', 'group_not_found'] as const

export const resourcesEndpoints = {
  get: defineEndpoint({
    id: 'resources.get',
    method: 'GET',
    path: '/v1/workspace/resources/:resource_id',
    summary: 'A thing of the workspace, and whom it is shared with',
    access: read,
    params: ResourcePath,
    query: ResourceQuery,
    success: { status: 200, schema: Resource },
    errors: ['resource_not_found'],
  }),
  share: defineEndpoint({
    id: 'resources.share',
    method: 'POST',
    path: '/v1/workspace/resources/:resource_id/share',
    summary: 'Share a thing with a member, a group, a service account or everyone, or change how far',
    access: 'signed-in',
    params: ResourcePath,
    body: ShareRequest,
    success: { status: 200, schema: Ok },
    errors: ['resource_not_found', 'forbidden', 'insufficient_permissions', 'resource_owner_protected', ...targets],
  }),
  unshare: defineEndpoint({
    id: 'resources.unshare',
    method: 'POST',
    path: '/v1/workspace/resources/:resource_id/unshare',
    summary: 'Take a share of a thing back; one’s own can always be given up',
    access: 'signed-in',
    params: ResourcePath,
    body: UnshareRequest,
    success: { status: 200, schema: Ok },
    errors: ['resource_not_found', 'forbidden', 'insufficient_permissions', 'resource_owner_protected', ...targets],
  }),
  listShareOptions: defineEndpoint({
    id: 'resources.listShareOptions',
    method: 'GET',
    path: '/v1/workspace/share-options',
    summary: 'List whom things can be shared with',
    access: read,
    success: { status: 200, schema: z.array(ShareOption) },
    errors: [],
  }),
  getDefaultSharing: defineEndpoint({
    id: 'resources.getDefaultSharing',
    method: 'GET',
    path: '/v1/workspace/default-sharing-preferences',
    summary: 'With which groups the caller’s new things are shared',
    access: read,
    success: { status: 200, schema: DefaultSharing },
    errors: [],
  }),
  setDefaultSharing: defineEndpoint({
    id: 'resources.setDefaultSharing',
    method: 'POST',
    path: '/v1/workspace/default-sharing-preferences',
    summary: 'Decide with which groups one’s new things are shared',
    access: { scope: 'user_write' },
    body: DefaultSharingChange,
    success: { status: 200, schema: DefaultSharing },
    errors: ['group_not_found'],
  }),
} as const
