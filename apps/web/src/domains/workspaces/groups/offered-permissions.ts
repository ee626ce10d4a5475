import type { GroupPermission } from '@vireo/contracts'

/** What can be given by a group in the interface: what something in the product asks for. The API takes all of them. */
export const offeredPermissions: readonly GroupPermission[] = [
  'text_to_speech',
  'speech_to_speech',
  'voice_lab',
  'create_user_api_key',
  'workspace_members_invite',
  'workspace_members_remove',
  'group_members_manage',
  'service_accounts_manage',
  'webhooks_manage',
  'audit_log_read',
  'workspace_analytics_full_read',
]

/** `voice_lab` → `voice lab`: the names of the API, without its underscores. */
export function permissionName(permission: GroupPermission): string {
  return permission.replaceAll('_', ' ')
}
