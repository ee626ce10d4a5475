import type { GroupPermission } from '@vireo/contracts/workspaces'

/** The permissions that a group can give in the interface: those that something in the product asks for. The API takes all. */
export const offeredPermissions = [
  'text_to_speech',
  'speech_to_speech',
  'sound_effects',
  'music',
  'voice_lab',
  'voice_design',
  'create_instant_voice_clone',
  'create_professional_voice_clone',
  'add_voice_from_voice_library',
  'publish_voice_to_voice_library',
  'create_user_api_key',
  'workspace_members_invite',
  'workspace_members_remove',
  'group_members_manage',
  'service_accounts_manage',
  'webhooks_manage',
  'audit_log_read',
  'workspace_analytics_full_read',
] as const satisfies readonly GroupPermission[]
