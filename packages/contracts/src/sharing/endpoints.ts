import { defineEndpoint, Ok } from '../kit/index.ts'
import { SharedItemPath, ShareLink, ShareLinkRequest, SharingSettings, SharingSettingsChange } from './schemas.ts'

const creating = [
  'history_item_not_found',
  'email_not_verified',
  'public_links_forbidden',
  'share_link_taken_down',
] as const

export const sharingEndpoints = {
  getLink: defineEndpoint({
    id: 'sharing.getLink',
    method: 'GET',
    path: '/v1/history/:history_item_id/share-link',
    summary: 'Get the public link to a recording; for somebody who is signed in, it is made where there is none',
    access: { scope: 'speech_history_read' },
    params: SharedItemPath,
    success: { status: 200, schema: ShareLink },
    errors: [...creating, 'share_link_not_found'],
  }),
  createLink: defineEndpoint({
    id: 'sharing.createLink',
    method: 'POST',
    path: '/v1/history/:history_item_id/share-link',
    summary: 'Make the public link to a recording, or change how it is',
    access: { scope: 'speech_history_write' },
    params: SharedItemPath,
    body: ShareLinkRequest,
    bodyOptional: true,
    success: { status: 200, schema: ShareLink },
    errors: [...creating, 'share_link_expiry_past', 'rate_limit_exceeded'],
  }),
  revokeLink: defineEndpoint({
    id: 'sharing.revokeLink',
    method: 'DELETE',
    path: '/v1/history/:history_item_id/share-link',
    summary: 'End the public link to a recording; the next one has another address',
    access: { scope: 'speech_history_write' },
    params: SharedItemPath,
    success: { status: 200, schema: Ok },
    errors: ['history_item_not_found', 'share_link_not_found'],
  }),
  getSettings: defineEndpoint({
    id: 'sharing.getSettings',
    method: 'GET',
    path: '/v1/workspace/sharing-settings',
    summary: 'Whether the workspace allows public links to recordings',
    access: { scope: 'workspace_read' },
    success: { status: 200, schema: SharingSettings },
    errors: [],
  }),
  setSettings: defineEndpoint({
    id: 'sharing.setSettings',
    method: 'PUT',
    path: '/v1/workspace/sharing-settings',
    summary: 'Allow public links, or forbid them and end those that there are',
    access: { scope: 'workspace_write' },
    body: SharingSettingsChange,
    success: { status: 200, schema: SharingSettings },
    errors: ['forbidden'],
  }),
} as const
