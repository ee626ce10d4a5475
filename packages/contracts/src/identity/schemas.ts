import { z } from 'zod'
import { permissions } from '../kit/index.ts'
import { AddressRange } from './address-range.ts'

export const Password = z.string().min(8, 'Use at least 8 characters.').max(128, 'Use at most 128 characters.')

export const KeyPermissions = z.union([z.literal('all'), z.array(z.enum(permissions)).min(1)])

/** An API key as it can be shown after its creation: never the key itself. */
export const ApiKey = z.object({
  key_id: z.string(),
  name: z.string(),
  hint: z.string(),
  created_at_unix: z.number().int(),
  last_used_at_unix: z.number().int().nullable(),
  is_disabled: z.boolean(),
  disable_reason: z.enum(['self_disabled']).nullable(),
  allowed_ips: z.array(z.string()).nullable(),
  permissions: z.array(z.enum(permissions)).nullable(),
  character_limit: z.number().int().nullable(),
  character_count: z.number().int(),
})
export type ApiKey = z.infer<typeof ApiKey>

/** How many characters a key may use in a credit period. */
const CharacterLimit = z.number().int().min(0)
const AllowedAddresses = z.array(AddressRange).min(1).max(100)
const KeyName = z.string().trim().min(1).max(100)

export const CreateApiKey = z.object({
  name: KeyName,
  permissions: KeyPermissions.default('all'),
  character_limit: CharacterLimit.nullable().default(null),
  /** The addresses it may be used from; null is every one. */
  allowed_ips: AllowedAddresses.nullable().default(null),
})

const noUpdate = z.literal('no_update')

/** What is to change of a key; `no_update` and absence leave it as it is, `clear` lifts a limit. */
export const UpdateApiKey = z.object({
  is_enabled: z.union([z.boolean(), noUpdate]).default('no_update'),
  name: KeyName.nullable().default(null),
  permissions: z.union([KeyPermissions, noUpdate]).default('no_update'),
  character_limit: z
    .union([CharacterLimit, z.literal('clear'), noUpdate])
    .nullable()
    .default('no_update'),
  allowed_ips: z.union([AllowedAddresses, z.literal('clear'), noUpdate]).default('no_update'),
})
