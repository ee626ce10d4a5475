import type { ElevenLabsClient } from '@elevenlabs/elevenlabs-js'
import { beforeAll, expect, test } from 'vitest'
import { startTestServer } from '../test-server.ts'
import { createSdk, readAll } from './sdk.ts'

let sdk: ElevenLabsClient
beforeAll(async () => {
  const server = await startTestServer()
  sdk = createSdk(server, (await server.signUp()).apiKey)
})

const alias = { type: 'alias', stringToReplace: 'SQL', alias: 'sequel' } as const
const phoneme = { type: 'phoneme', stringToReplace: 'tomato', phoneme: 'təˈmeɪtoʊ', alphabet: 'ipa' } as const
const make = (name: string) => sdk.pronunciationDictionaries.createFromRules({ name, rules: [alias] })
const saidBy = async (id: string) =>
  (await sdk.pronunciationDictionaries.get(id)).rules.map((rule) => rule.stringToReplace)
const unknown = { statusCode: 404, body: { detail: { code: 'pronunciation_dictionary_not_found' } } }

test('POST /v1/pronunciation-dictionaries/add-from-rules', async () => {
  const made = await make('Rules')
  expect(made).toMatchObject({ name: 'Rules', versionRulesNum: 1 })
  await expect(
    sdk.pronunciationDictionaries.createFromRules({ name: 'Bad', rules: [{ ...phoneme, phoneme: 'n3' }] }),
  ).rejects.toMatchObject({ statusCode: 400, body: { detail: { code: 'invalid_pronunciation_rule' } } })
})

test('POST /v1/pronunciation-dictionaries/add-from-file', async () => {
  const lexicon = `<?xml version="1.0"?><lexicon version="1.0" xmlns="http://www.w3.org/2005/01/pronunciation-lexicon"
    alphabet="ipa" xml:lang="en-US"><lexeme><grapheme>NATO</grapheme><alias>north atlantic</alias></lexeme></lexicon>`
  const file = new File([lexicon], 'lexicon.pls', { type: 'text/xml' })
  const { id } = await sdk.pronunciationDictionaries.createFromFile({ name: 'File', file })
  expect(await saidBy(id)).toEqual(['NATO'])
})

test('GET /v1/pronunciation-dictionaries/{pronunciation_dictionary_id}', async () => {
  const { id, versionId } = await make('Got')
  expect(await sdk.pronunciationDictionaries.get(id)).toMatchObject({ id, name: 'Got', latestVersionId: versionId })
  await expect(sdk.pronunciationDictionaries.get('nothing')).rejects.toMatchObject(unknown)
})

test('PATCH /v1/pronunciation-dictionaries/{pronunciation_dictionary_id}', async () => {
  const { id } = await make('Draft')
  expect(await sdk.pronunciationDictionaries.update(id, { name: 'Final' })).toMatchObject({ id, name: 'Final' })
  await sdk.pronunciationDictionaries.update(id, { archived: true })
  expect((await sdk.pronunciationDictionaries.get(id)).archivedTimeUnix).toBeGreaterThan(0)
})

test('GET /v1/pronunciation-dictionaries', async () => {
  const { id } = await make('Listed')
  const page = await sdk.pronunciationDictionaries.list({ pageSize: 1 })
  expect(page.pronunciationDictionaries.map((one) => one.id)).toEqual([id])
  expect(page.hasMore).toBe(true)
  const next = await sdk.pronunciationDictionaries.list({ pageSize: 1, cursor: page.nextCursor ?? '' })
  expect(next.pronunciationDictionaries[0]?.id).not.toBe(id)
})

test('POST /v1/pronunciation-dictionaries/{pronunciation_dictionary_id}/set-rules', async () => {
  const { id, versionId } = await make('Set')
  const changed = await sdk.pronunciationDictionaries.rules.set(id, { rules: [phoneme] })
  expect(changed.versionId).not.toBe(versionId)
  expect(await saidBy(id)).toEqual(['tomato'])
})

test('POST /v1/pronunciation-dictionaries/{pronunciation_dictionary_id}/add-rules', async () => {
  const { id } = await make('Added')
  expect(await sdk.pronunciationDictionaries.rules.add(id, { rules: [phoneme] })).toMatchObject({ versionRulesNum: 2 })
  expect((await saidBy(id)).toSorted()).toEqual(['SQL', 'tomato'])
})

test('POST /v1/pronunciation-dictionaries/{pronunciation_dictionary_id}/remove-rules', async () => {
  const { id } = await make('Removed')
  await sdk.pronunciationDictionaries.rules.remove(id, { ruleStrings: ['SQL'] })
  expect(await saidBy(id)).toEqual([])
})

test('GET /v1/pronunciation-dictionaries/{dictionary_id}/{version_id}/download', async () => {
  const { id, versionId } = await make('Taken along')
  const lexicon = Buffer.from(await readAll(await sdk.pronunciationDictionaries.download(id, versionId))).toString()
  expect(lexicon).toMatch(/<grapheme>SQL<\/grapheme>\s*<alias>sequel<\/alias>/)
  await expect(sdk.pronunciationDictionaries.download(id, 'nothing')).rejects.toMatchObject({ statusCode: 404 })
})
