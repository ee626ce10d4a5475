import type { ElevenLabsClient } from '@elevenlabs/elevenlabs-js'
import { beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '../test-server.ts'
import { createSdk } from './sdk.ts'

let sdk: ElevenLabsClient
let person: TestPerson
beforeAll(async () => {
  const server = await startTestServer()
  person = await server.signUp()
  sdk = createSdk(server, person.apiKey)
})

test('GET /v1/models', async () => {
  const models = await sdk.models.list()
  expect(models.find((model) => model.modelId === 'eleven_multilingual_v2')).toMatchObject({
    canDoTextToSpeech: true,
    maximumTextLengthPerRequest: 10_000,
  })
})

test('GET /v1/user', async () => {
  const user = await sdk.user.get()
  expect(user).toMatchObject({ userId: person.userId, workspaceId: person.workspaceId, seatType: 'workspace_admin' })
  expect(user.subscription).toMatchObject({ tier: 'free', characterLimit: 10_000, characterCount: 0 })
})

test('GET /v1/user/subscription', async () => {
  expect(await sdk.user.subscription.get()).toMatchObject({
    tier: 'free',
    status: 'free',
    openInvoices: [],
    hasOpenInvoices: false,
  })
})
