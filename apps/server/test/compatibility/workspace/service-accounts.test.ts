import type { ElevenLabsClient } from '@elevenlabs/elevenlabs-js'
import { beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../test-server.ts'
import { createSdk } from '../sdk.ts'

let server: TestServer
let sdk: ElevenLabsClient
beforeAll(async () => {
  server = await startTestServer()
  sdk = createSdk(server, (await server.signUp()).apiKey)
})

const create = async () => (await sdk.serviceAccounts.create({ name: 'CI' })).serviceAccountUserId
const createKey = (userId: string) =>
  sdk.serviceAccounts.apiKeys.create(userId, { name: 'deploy', permissions: ['text_to_speech'], characterLimit: 1000 })

test('POST /v1/service-accounts', async () => {
  expect(await create()).toMatch(/^user_/)
})

test('GET /v1/service-accounts', async () => {
  const userId = await create()
  const { keyId } = await createKey(userId)
  const { serviceAccounts } = await sdk.serviceAccounts.list()
  expect(serviceAccounts.find((account) => account.serviceAccountUserId === userId)).toMatchObject({
    name: 'CI',
    apiKeys: [{ keyId, name: 'deploy', permissions: ['text_to_speech'], characterLimit: 1000, characterCount: 0 }],
  })
})

test('POST /v1/service-accounts/{service_account_user_id}/api-keys', async () => {
  const { xiApiKey, keyId } = await createKey(await create())
  expect([xiApiKey, keyId]).toEqual([expect.stringMatching(/^sk_/), expect.stringMatching(/^key_/)])
  await expect(createSdk(server, xiApiKey).history.list()).rejects.toMatchObject({ statusCode: 403 })
})

test('GET /v1/service-accounts/{service_account_user_id}/api-keys', async () => {
  const userId = await create()
  const { keyId } = await createKey(userId)
  const { apiKeys } = await sdk.serviceAccounts.apiKeys.list(userId)
  expect(apiKeys).toMatchObject([{ keyId, serviceAccountUserId: userId, isDisabled: false, allowedIps: undefined }])
})

test('PATCH /v1/service-accounts/{service_account_user_id}/api-keys/{api_key_id}', async () => {
  const userId = await create()
  const { keyId } = await createKey(userId)
  await sdk.serviceAccounts.apiKeys.update(userId, keyId, { isEnabled: false, name: 'off', characterLimit: 'clear' })
  const { apiKeys } = await sdk.serviceAccounts.apiKeys.list(userId)
  expect(apiKeys).toMatchObject([{ name: 'off', isDisabled: true, disableReason: 'self_disabled' }])
})

test('DELETE /v1/service-accounts/{service_account_user_id}/api-keys/{api_key_id}', async () => {
  const userId = await create()
  const { keyId } = await createKey(userId)
  await sdk.serviceAccounts.apiKeys.delete(userId, keyId)
  expect((await sdk.serviceAccounts.apiKeys.list(userId)).apiKeys).toEqual([])
})

test('POST /v1/workspaces/api-keys/disable', async () => {
  const { xiApiKey } = await createKey(await create())
  const own = createSdk(server, xiApiKey)
  await own.workspaces.apiKeys.disable({ apiKeyName: 'self' })
  await expect(own.workspaces.apiKeys.disable({ apiKeyName: 'self' })).rejects.toMatchObject({ statusCode: 401 })
})

test('POST /v1/workspaces/api-keys/third-party-disabling', async () => {
  const person = await server.signUp()
  const own = createSdk(server, person.apiKey)
  await own.workspace.setThirdPartyDisablingPolicy({ thirdPartyDisableAllowed: false })
  await expect(own.workspaces.apiKeys.disable({ apiKeyName: 'self' })).rejects.toMatchObject({ statusCode: 403 })
})
