import { beforeAll, expect, test } from 'vitest'
import type { ElevenLabsClient } from '@elevenlabs/elevenlabs-js'
import { startTestServer, type TestServer } from '../test-server.ts'
import { createSdk } from './sdk.ts'

let server: TestServer
let sdk: ElevenLabsClient
beforeAll(async () => {
  server = await startTestServer()
  sdk = createSdk(server, (await server.signUp()).apiKey)
})

const text = 'What a jingle is made of.'
const bring = (name: string) => sdk.assets.create({ name, asset: new File([text], 'notes.txt') })

test('POST /v1/assets', async () => {
  const asset = await bring('Notes')
  expect(asset).toMatchObject({ name: 'Notes', mimeType: 'text/plain' })
  const { pathname, search } = new URL(asset.contentUrl ?? '')
  expect(await (await server.fetch(`${pathname}${search}`)).text()).toBe(text)
})

test('GET /v1/assets', async () => {
  await bring('A jingle')
  const page = await sdk.assets.list({ pageSize: 1, search: 'JINGLE' })
  expect(page).toMatchObject({ assets: [{ name: 'A jingle' }], hasMore: false })
})

test('GET /v1/assets/{asset_id}', async () => {
  const { assetId } = await bring('Once more')
  expect(await sdk.assets.get(assetId)).toMatchObject({ assetId, name: 'Once more' })
})

test('DELETE /v1/assets/{asset_id}', async () => {
  const { assetId } = await bring('Not for long')
  await sdk.assets.delete(assetId)
  await expect(sdk.assets.get(assetId)).rejects.toMatchObject({ statusCode: 404 })
})
