import { z } from 'zod'
import { ApiKey, CreateApiKey, KeyPermissions, UpdateApiKey } from '../identity/index.ts'
import { WorkspaceGroup } from '../workspaces/index.ts'

const Name = z.string().trim().min(1, 'Give the service account a name.').max(100)
const GroupIds = z.array(z.string().min(1).max(64)).max(100)

const LimitOnly = z.object({ limit: z.number().int().nullable() })

/** Bounds on one key, beside those of its workspace; null where only the workspace's count. */
export const PlatformLimits = z.object({
  credits: z.object({ limit: z.number().int().nullable(), usage: z.number().int() }),
  pvc: LimitOnly,
  concurrency: LimitOnly,
  dubbing_concurrency: LimitOnly,
  music_concurrency: LimitOnly,
})
export type PlatformLimits = z.infer<typeof PlatformLimits>

/** A key of a service account: never the key itself. */
export const ServiceAccountKey = ApiKey.extend({
  service_account_user_id: z.string(),
  /** SHA-256 of the key, in hexadecimal, to recognise a leaked one by. */
  hashed_xi_api_key: z.string(),
  third_party_disable_allowed: z.boolean().nullable(),
  /** What the key may use, where that is less than its workspace may. */
  platform_limits: PlatformLimits.nullable(),
  /** When it ends, because another one took its place; null while it has no end. */
  expires_at_unix: z.number().int().nullable(),
})
export type ServiceAccountKey = z.infer<typeof ServiceAccountKey>

const SharingLevel = z.enum(['admin', 'editor', 'viewer'])
const SharingGroups = z
  .array(z.object({ group_id: z.string().min(1).max(64), permission_level: SharingLevel }))
  .max(100)

export const ServiceAccount = z.object({
  service_account_user_id: z.string(),
  name: z.string(),
  created_at_unix: z.number().int(),
  'api-keys': z.array(ServiceAccountKey),
  is_disabled: z.boolean(),
  groups: z.array(z.object({ id: z.string(), name: z.string() })),
  /** With which groups everything is shared that it makes from now on. */
  default_sharing_groups: z.array(z.object({ group: WorkspaceGroup, permission_level: SharingLevel })),
})
export type ServiceAccount = z.infer<typeof ServiceAccount>

export const CreateServiceAccount = z.object({
  name: Name,
  group_ids: GroupIds.nullish(),
  default_sharing_groups: SharingGroups.nullish(),
})
/** Absent and null leave things as they are. */
export const UpdateServiceAccount = z.object({
  name: Name.nullish(),
  is_enabled: z.boolean().nullish(),
  group_ids: GroupIds.nullish(),
  default_sharing_groups: SharingGroups.nullish(),
})

export const CreateServiceAccountKey = CreateApiKey.extend({
  permissions: KeyPermissions,
  third_party_disable_allowed: z.boolean().nullish(),
})
export const UpdateServiceAccountKey = UpdateApiKey.extend({
  third_party_disable_allowed: z.union([z.boolean(), z.literal('clear'), z.literal('no_update')]).default('no_update'),
})

export const IssuedKey = z.object({ 'xi-api-key': z.string(), key_id: z.string() })

export const RotateKey = z.object({
  /** How long the key before stays valid; a day when absent, at most thirty. */
  overlap_seconds: z
    .number()
    .int()
    .min(0)
    .max(30 * 86_400)
    .default(86_400),
})
export const RotatedKey = IssuedKey.extend({ previous_key_expires_at_unix: z.number().int() })
