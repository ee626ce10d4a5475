import type { Permission } from '@vireo/contracts/kit'
import type { GroupPermission } from '@vireo/contracts/workspaces'

/**
 * The permissions that each permission of a group allows. Empty where nothing asks for it yet: it is stored, and allows
 * what will ask for it one day.
 */
export const permissionsOfGroupPermission: Readonly<Record<GroupPermission, readonly Permission[]>> = {
  text_to_speech: ['text_to_speech'],
  speech_to_speech: ['speech_to_speech'],
  speech_to_text: ['speech_to_text', 'forced_alignment'],
  voice_lab: ['voices_read', 'voices_write', 'voice_collections_read', 'voice_collections_write'],
  sound_effects: ['sound_generation'],
  projects: ['projects_read', 'projects_write', 'pronunciation_dictionaries_read', 'pronunciation_dictionaries_write'],
  voiceover_studio: ['projects_read', 'projects_write'],
  dubbing: ['dubbing_read', 'dubbing_write'],
  audio_native: ['audio_native_read', 'audio_native_write'],
  conversational_ai: ['convai_read', 'convai_write'],
  conversational_ai_read: ['convai_read'],
  voice_isolator: ['audio_isolation'],
  ai_speech_classifier: [],
  synthid_detector: ['synthid_detector'],
  add_voice_from_voice_library: ['add_voice_from_voice_library'],
  create_instant_voice_clone: ['create_instant_voice_clone'],
  create_professional_voice_clone: ['create_professional_voice_clone'],
  create_user_api_key: ['create_user_api_key'],
  publish_studio_project: [],
  music: ['music_generation'],
  image_video_generation: ['image_video_generation'],
  flows: ['flows'],
  templates: ['templates'],
  share_voice_externally: ['share_voice_externally'],
  publish_voice_to_voice_library: ['publish_voice_to_voice_library'],
  view_fiat_balance: [],
  workspace_analytics_full_read: ['workspace_analytics_full_read'],
  service_accounts_manage: ['service_account_write'],
  webhooks_manage: ['webhooks_write'],
  group_members_manage: ['group_members_manage'],
  workspace_members_invite: ['workspace_members_invite'],
  workspace_members_remove: ['workspace_members_remove'],
  terms_of_service_accept: ['terms_of_service_accept'],
  audit_log_read: ['audit_log_read'],
  conversation_privacy_manage: ['conversation_privacy_manage'],
  copy_resources_cross_workspace: ['copy_resources_cross_workspace'],
  voice_design: ['voice_generation'],
}
