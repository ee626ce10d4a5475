import { z } from 'zod'

/** What a thing may be: the field's names, and ours. Only those that a slice declares can be found. */
export const ResourceType = z.enum([
  'voice',
  'voice_collection',
  'pronunciation_dictionary',
  'dubbing',
  'dubbing_project',
  'project',
  'convai_agents',
  'convai_knowledge_base_documents',
  'convai_tools',
  'convai_settings',
  'convai_secrets',
  'workspace_auth_connections',
  'convai_phone_numbers',
  'convai_mcp_servers',
  'convai_api_integration_connections',
  'convai_api_integration_trigger_connections',
  'convai_batch_calls',
  'convai_agent_response_tests',
  'convai_test_suite_invocations',
  'convai_crawl_jobs',
  'convai_crawl_tasks',
  'convai_kb_external_sync_jobs',
  'convai_whatsapp_accounts',
  'convai_agent_versions',
  'convai_agent_branches',
  'convai_agent_versions_deployments',
  'convai_agent_experiments',
  'convai_memory_entries',
  'convai_templates',
  'dashboard',
  'dashboard_configuration',
  'convai_agent_drafts',
  'resource_locators',
  'assets',
  'content_generations',
  'content_templates',
  'content_skills',
  'songs',
  'transcription_tasks',
  'avatars',
  'avatar_video_generations',
  'resource_collection',
  'studio_projects',
  'convai_analysis_items',
  'webhook',
])
export type ResourceType = z.infer<typeof ResourceType>

/** What somebody may do with a thing, least first. */
export const accessLevels = ['viewer', 'commenter', 'editor', 'admin'] as const
export const AccessLevel = z.enum(accessLevels)
export type AccessLevel = z.infer<typeof AccessLevel>

export const ResourcePath = z.object({ resource_id: z.string().max(200) })
export const ResourceQuery = z.object({ resource_type: ResourceType })

const target = {
  resource_type: ResourceType,
  /** Of a member or a service account. */
  user_email: z.string().trim().toLowerCase().max(254).nullish(),
  /** The same member by id; ours. */
  member_id: z.string().max(64).nullish(),
  /** `default` is every member of the workspace. */
  group_id: z.string().max(64).nullish(),
  /** The id of a key of a service account, or of the service account. */
  workspace_api_key_id: z.string().max(64).nullish(),
}

/** With whom, and how far. Exactly one of the three is named. */
export const ShareRequest = z.object({ role: AccessLevel, ...target })
export const UnshareRequest = z.object(target)

export const ShareOption = z.object({ name: z.string(), id: z.string(), type: z.enum(['user', 'group', 'key']) })
export type ShareOption = z.infer<typeof ShareOption>

/** Somebody who may see a thing. */
export const ResourceShare = ShareOption.extend({
  level: AccessLevel,
  email: z.string().nullable(),
  is_owner: z.boolean(),
})
export type ResourceShare = z.infer<typeof ResourceShare>

/** A thing, and whom it is shared with. */
export const Resource = z.object({
  resource_id: z.string(),
  resource_name: z.string().nullable(),
  resource_type: ResourceType,
  creator_user_id: z.string().nullable(),
  /** Null: nobody outside the workspace sees it. */
  anonymous_access_level_override: z.null(),
  /** Ids of groups and members by level; `default` is every member. */
  role_to_group_ids: z.record(z.string(), z.array(z.string())),
  /** Who has no share of it yet. */
  share_options: z.array(ShareOption),
  /** What the caller may do with it. */
  access_level: AccessLevel,
  /** Whether it stands among its owner's things or the workspace's. */
  owner_user_id: z.string().nullable(),
  shares: z.array(ResourceShare),
})
export type Resource = z.infer<typeof Resource>

/** With which groups a member's new things are shared. */
export const DefaultSharing = z.object({
  default_sharing_groups: z.array(
    z.object({
      name: z.string(),
      id: z.string(),
      members: z.array(z.string()),
      permissions: z.array(z.string()).nullable(),
      permission_level: z.enum(['viewer', 'editor', 'admin']),
    }),
  ),
})
export type DefaultSharing = z.infer<typeof DefaultSharing>

const groupId = z.string().max(64)

export const DefaultSharingChange = z.object({
  /** Ids of groups, which may then see; or with how far each may go. */
  default_sharing_groups: z
    .array(z.union([groupId, z.object({ group_id: groupId, permission_level: z.enum(['viewer', 'editor', 'admin']) })]))
    .max(100),
})
export type DefaultSharingChange = z.infer<typeof DefaultSharingChange>
