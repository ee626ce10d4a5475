import { z } from 'zod'
import { coded } from '../kit/index.ts'
import { AccessLevel } from '../resources/index.ts'
import { pronunciationLimits } from './limits.ts'
import { PronunciationRule } from './rules.ts'

const { nameMax, descriptionMax, rulesMax } = pronunciationLimits

export const DictionaryName = z.string().trim().min(1).max(nameMax)
export const DictionaryDescription = z.string().max(descriptionMax)
export const Rules = z.array(PronunciationRule).max(rulesMax)

export const DictionaryPath = z.object({ pronunciation_dictionary_id: z.string().min(1).max(64) })
export const VersionPath = DictionaryPath.extend({ version_id: z.string().min(1).max(64) })
export const DownloadPath = z.object({
  dictionary_id: z.string().min(1).max(64),
  version_id: z.string().min(1).max(64),
})

/** A dictionary as its newest version is. */
export const Dictionary = z.object({
  id: z.string(),
  latest_version_id: z.string(),
  latest_version_rules_num: z.number().int(),
  name: z.string(),
  permission_on_resource: AccessLevel.nullable(),
  created_by: z.string(),
  creation_time_unix: z.number().int(),
  archived_time_unix: z.number().int().nullable(),
  description: z.string().nullable(),
})
export type Dictionary = z.infer<typeof Dictionary>

export const DictionaryWithRules = Dictionary.extend({ rules: z.array(PronunciationRule) })
export type DictionaryWithRules = z.infer<typeof DictionaryWithRules>

/** A dictionary that was just made. */
export const CreatedDictionary = z.object({
  id: z.string(),
  name: z.string(),
  created_by: z.string(),
  creation_time_unix: z.number().int(),
  version_id: z.string(),
  version_rules_num: z.number().int(),
  description: z.string().nullable(),
  permission_on_resource: AccessLevel.nullable(),
})
export type CreatedDictionary = z.infer<typeof CreatedDictionary>

/** The version that a change of rules made. */
export const ChangedRules = z.object({
  id: z.string(),
  version_id: z.string(),
  version_rules_num: z.number().int(),
})
export type ChangedRules = z.infer<typeof ChangedRules>

export const DictionaryQuery = z.object({
  cursor: coded('invalid_cursor', z.string().min(1).max(200)).nullish(),
  page_size: coded('invalid_page_size', z.coerce.number().int().min(1).max(100)).default(30),
  sort: z.enum(['creation_time_unix', 'name']).nullish(),
  sort_direction: z
    .string()
    .regex(/^(?:asc|desc)(?:ending)?$/i)
    .nullish(),
  include_archived: z.boolean().default(true),
})
export const DictionaryPage = z.object({
  pronunciation_dictionaries: z.array(Dictionary),
  next_cursor: z.string().nullable(),
  has_more: z.boolean(),
})
export type DictionaryPage = z.infer<typeof DictionaryPage>

export const DictionaryVersion = z.object({
  version_id: z.string(),
  version_rules_num: z.number().int(),
  created_by: z.string(),
  creation_time_unix: z.number().int(),
})
export type DictionaryVersion = z.infer<typeof DictionaryVersion>
