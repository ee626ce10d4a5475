import { z } from 'zod'
import { defineEndpoint } from '../kit/index.ts'
import { AccessLevel } from '../resources/index.ts'
import { pronunciationCheckEndpoints } from './check-endpoints.ts'
import { pronunciationLimits } from './limits.ts'
import {
  ChangedRules,
  CreatedDictionary,
  Dictionary,
  DictionaryDescription,
  DictionaryName,
  DictionaryPage,
  DictionaryPath,
  DictionaryQuery,
  DictionaryVersion,
  DictionaryWithRules,
  DownloadPath,
  Rules,
  VersionPath,
} from './schemas.ts'

const read = { scope: 'pronunciation_dictionaries_read' } as const
const write = { scope: 'pronunciation_dictionaries_write' } as const
const notFound = 'pronunciation_dictionary_not_found'
/** As many rules and characters as a dictionary holds. */
const maxBodyBytes = 8 * 1024 * 1024
const maxBodyMarks = 150_000

const changesRules = {
  method: 'POST',
  access: write,
  params: DictionaryPath,
  success: { status: 200, schema: ChangedRules },
  maxBodyBytes,
  maxBodyMarks,
} as const
const rulesErrors = [notFound, 'forbidden', 'invalid_pronunciation_rule', 'pronunciation_limit_reached'] as const

export const pronunciationEndpoints = {
  ...pronunciationCheckEndpoints,
  createFromFile: defineEndpoint({
    id: 'pronunciation.createFromFile',
    method: 'POST',
    path: '/v1/pronunciation-dictionaries/add-from-file',
    summary: 'Make a dictionary from a pronunciation lexicon (PLS), or an empty one without a file',
    access: write,
    multipart: {
      fields: z.object({
        name: DictionaryName,
        description: DictionaryDescription.nullish(),
        workspace_access: AccessLevel.nullish(),
      }),
      files: { file: { maxCount: 1, maxBytes: pronunciationLimits.fileBytesMax } },
    },
    maxBodyBytes,
    idempotent: true,
    success: { status: 200, schema: CreatedDictionary },
    errors: ['invalid_pronunciation_file', 'invalid_pronunciation_rule', 'pronunciation_limit_reached'],
  }),
  createFromRules: defineEndpoint({
    id: 'pronunciation.createFromRules',
    method: 'POST',
    path: '/v1/pronunciation-dictionaries/add-from-rules',
    summary: 'Make a dictionary from rules',
    access: write,
    body: z.object({
      rules: Rules,
      name: DictionaryName,
      description: DictionaryDescription.nullish(),
      workspace_access: AccessLevel.nullish(),
    }),
    maxBodyBytes,
    maxBodyMarks,
    idempotent: true,
    success: { status: 200, schema: CreatedDictionary },
    errors: ['invalid_pronunciation_rule', 'pronunciation_limit_reached'],
  }),
  list: defineEndpoint({
    id: 'pronunciation.list',
    method: 'GET',
    path: '/v1/pronunciation-dictionaries',
    summary: 'List the dictionaries that you see, page by page',
    access: read,
    query: DictionaryQuery,
    success: { status: 200, schema: DictionaryPage },
    errors: ['invalid_cursor', 'invalid_page_size'],
  }),
  get: defineEndpoint({
    id: 'pronunciation.get',
    method: 'GET',
    path: '/v1/pronunciation-dictionaries/:pronunciation_dictionary_id',
    summary: 'Get a dictionary with the rules of its newest version',
    access: read,
    params: DictionaryPath,
    success: { status: 200, schema: DictionaryWithRules },
    errors: [notFound],
  }),
  update: defineEndpoint({
    id: 'pronunciation.update',
    method: 'PATCH',
    path: '/v1/pronunciation-dictionaries/:pronunciation_dictionary_id',
    summary: 'Rename a dictionary, archive it or bring it back',
    access: write,
    params: DictionaryPath,
    body: z.object({ archived: z.boolean().optional(), name: DictionaryName.optional() }),
    bodyOptional: true,
    success: { status: 200, schema: Dictionary },
    errors: [notFound, 'forbidden'],
  }),
  setRules: defineEndpoint({
    ...changesRules,
    id: 'pronunciation.setRules',
    path: '/v1/pronunciation-dictionaries/:pronunciation_dictionary_id/set-rules',
    summary: 'Put rules in place of all those that a dictionary has',
    body: z.object({ rules: Rules }),
    errors: rulesErrors,
  }),
  addRules: defineEndpoint({
    ...changesRules,
    id: 'pronunciation.addRules',
    path: '/v1/pronunciation-dictionaries/:pronunciation_dictionary_id/add-rules',
    summary: 'Add rules to a dictionary; one about the same words takes the place of the one before',
    body: z.object({ rules: Rules }),
    errors: rulesErrors,
  }),
  removeRules: defineEndpoint({
    ...changesRules,
    id: 'pronunciation.removeRules',
    path: '/v1/pronunciation-dictionaries/:pronunciation_dictionary_id/remove-rules',
    summary: 'Remove the rules about some words from a dictionary',
    body: z.object({
      rule_strings: z.array(z.string().max(pronunciationLimits.wordsMax)).max(pronunciationLimits.rulesMax),
    }),
    errors: [notFound, 'forbidden', 'pronunciation_limit_reached'],
  }),
  download: defineEndpoint({
    id: 'pronunciation.download',
    method: 'GET',
    path: '/v1/pronunciation-dictionaries/:dictionary_id/:version_id/download',
    summary: 'Download a version of a dictionary as a pronunciation lexicon (PLS)',
    access: read,
    params: DownloadPath,
    success: { status: 200, bytes: ['text/plain'] },
    errors: [notFound],
  }),
  listVersions: defineEndpoint({
    id: 'pronunciation.listVersions',
    method: 'GET',
    path: '/v1/pronunciation-dictionaries/:pronunciation_dictionary_id/versions',
    summary: 'List the versions of a dictionary that are kept, newest first',
    access: read,
    params: DictionaryPath,
    success: { status: 200, schema: z.object({ versions: z.array(DictionaryVersion) }) },
    errors: [notFound],
  }),
  getVersion: defineEndpoint({
    id: 'pronunciation.getVersion',
    method: 'GET',
    path: '/v1/pronunciation-dictionaries/:pronunciation_dictionary_id/versions/:version_id',
    summary: 'Get the rules of a version of a dictionary',
    access: read,
    params: VersionPath,
    success: { status: 200, schema: z.object({ version_id: z.string(), rules: Rules }) },
    errors: [notFound],
  }),
} as const
