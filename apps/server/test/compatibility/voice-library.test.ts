import type { ElevenLabsClient } from '@elevenlabs/elevenlabs-js'
import { beforeAll, expect, test } from 'vitest'
import { givenPublished, givenPublisher } from '#voice-library/testing.ts'
import { givenPerson } from '../teammates.ts'
import { startTestServer, type TestServer } from '../test-server.ts'
import { createSdk, readAll } from './sdk.ts'

let server: TestServer
let sdk: ElevenLabsClient
beforeAll(async () => {
  server = await startTestServer()
  sdk = createSdk(server, (await givenPerson(server, 'creator')).apiKey)
})

test('GET /v1/shared-voices', async () => {
  const publisher = await givenPublisher(server)
  const zephyr = await givenPublished(server, publisher, { name: 'Zephyr' })
  await givenPublished(server, publisher, { name: 'Thorne', labels: { language: 'fr', gender: 'male' } })
  const found = await sdk.voices.getShared({ search: 'zephir', gender: 'female', language: 'en', pageSize: 1 })
  expect(found).toMatchObject({ hasMore: false, totalCount: 1 })
  expect(found.voices).toMatchObject([
    {
      voiceId: zephyr.voice_id,
      publicOwnerId: zephyr.public_owner_id,
      name: 'Zephyr',
      gender: 'female',
      noticePeriod: 30,
    },
  ])
  const first = await sdk.voices.getShared({ pageSize: 1 })
  expect(first).toMatchObject({ hasMore: true, totalCount: 2 })
  const next = await sdk.voices.getShared({ pageSize: 1, page: 1 })
  expect([first, next].map(({ voices }) => voices[0]?.name).toSorted()).toEqual(['Thorne', 'Zephyr'])
})

test('POST /v1/voices/add/{public_user_id}/{voice_id}', async () => {
  const shared = await givenPublished(server, await givenPublisher(server), { name: 'Marigold' })
  const { voiceId } = await sdk.voices.share(shared.public_owner_id, shared.voice_id, { newName: 'Narrator of mine' })
  expect(await sdk.voices.get(voiceId)).toMatchObject({
    name: 'Narrator of mine',
    sharing: { status: 'copied', originalVoiceId: shared.voice_id },
  })
  expect((await readAll(await sdk.textToSpeech.convert(voiceId, { text: 'Hello there.' }))).byteLength).toBeGreaterThan(
    1000,
  )
  await expect(sdk.voices.share('nobody', shared.voice_id, { newName: 'Other' })).rejects.toMatchObject({
    statusCode: 404,
  })
})
