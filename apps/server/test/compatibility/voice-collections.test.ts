import type { ElevenLabsClient } from '@elevenlabs/elevenlabs-js'
import { beforeAll, expect, test } from 'vitest'
import { libraryVoices } from '#voices/library/index.ts'
import { startTestServer } from '../test-server.ts'
import { createSdk } from './sdk.ts'

let sdk: ElevenLabsClient
const [first, second] = libraryVoices
const voiceId = first?.voiceId ?? ''
beforeAll(async () => {
  const server = await startTestServer()
  sdk = createSdk(server, (await server.signUp()).apiKey)
})

const create = (title: string) => sdk.voices.collections.create({ title, icon: 'star' })
const searched = async (collectionId: string) =>
  (await sdk.voices.search({ collectionId })).voices.map((voice) => voice.voiceId)

test('POST /v1/voices/collections', async () => {
  expect(await create('Narrators')).toMatchObject({ title: 'Narrators', icon: 'star', permissionOnResource: 'admin' })
  await expect(create(' ')).rejects.toMatchObject({ statusCode: 422 })
})

test('GET /v1/voices/collections', async () => {
  const before = (await sdk.voices.collections.list()).collections.length
  await create('Zoo')
  await create('Aviary')
  const { collections } = await sdk.voices.collections.list()
  expect(collections).toHaveLength(before + 2)
  expect(collections[0]?.title).toBe('Aviary')
})

test('GET /v1/voices/collections/{collection_id}', async () => {
  const { collectionId } = await create('Found again')
  expect(await sdk.voices.collections.get(collectionId)).toMatchObject({ collectionId, title: 'Found again' })
  await expect(sdk.voices.collections.get('nothing')).rejects.toMatchObject({ statusCode: 404 })
})

test('PATCH /v1/voices/collections/{collection_id}', async () => {
  const { collectionId } = await create('Draft')
  await sdk.voices.collections.update(collectionId, { title: 'Final' })
  expect(await sdk.voices.collections.get(collectionId)).toMatchObject({ title: 'Final', icon: 'star' })
})

test('DELETE /v1/voices/collections/{collection_id}', async () => {
  const { collectionId } = await create('Gone')
  expect(await sdk.voices.collections.delete(collectionId)).toMatchObject({ collectionId })
  await expect(sdk.voices.collections.get(collectionId)).rejects.toMatchObject({ statusCode: 404 })
})

test('POST /v1/voices/collections/{collection_id}/voice/{voice_id}', async () => {
  const { collectionId } = await create('With a voice')
  expect(await sdk.voices.collections.addVoice(collectionId, voiceId)).toEqual({ collectionId, voiceId })
  expect(await searched(collectionId)).toEqual([voiceId])
})

test('DELETE /v1/voices/collections/{collection_id}/voice/{voice_id}', async () => {
  const { collectionId } = await create('One fewer')
  await sdk.voices.collections.addVoice(collectionId, voiceId)
  await sdk.voices.collections.addVoice(collectionId, second?.voiceId ?? '')
  await sdk.voices.collections.removeVoice(collectionId, voiceId)
  expect(await searched(collectionId)).toEqual([second?.voiceId])
})
