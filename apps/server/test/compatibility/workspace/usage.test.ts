import type { ElevenLabsClient } from '@elevenlabs/elevenlabs-js'
import { beforeAll, expect, test } from 'vitest'
import { libraryVoices } from '#voices/library/index.ts'
import { startTestServer } from '../../test-server.ts'
import { createSdk, readAll } from '../sdk.ts'

const day = 86_400_000
const modelId = 'eleven_multilingual_v2'
let sdk: ElevenLabsClient
let span: { readonly from: number; readonly to: number }
beforeAll(async () => {
  const server = await startTestServer()
  sdk = createSdk(server, (await server.signUp()).apiKey)
  await readAll(await sdk.textToSpeech.convert(libraryVoices[0]?.voiceId ?? '', { text: 'Hello', modelId }))
  span = { from: Date.now() - day, to: Date.now() + day }
})

test('GET /v1/usage/character-stats', async () => {
  const stats = await sdk.usage.get({
    startUnix: span.from,
    endUnix: span.to,
    breakdownType: 'product_type',
    aggregationInterval: 'cumulative',
  })
  expect(stats).toMatchObject({ time: [span.from], usage: { text_to_speech: [5] } })
})

test('POST /v1/workspace/analytics/query/usage-by-product-over-time', async () => {
  const table = await sdk.workspace.usage.getUsageByProductOverTime({
    startTime: span.from,
    endTime: span.to,
    intervalSeconds: 86_400,
    groupBy: ['model'],
  })
  expect(table.columns.slice(0, 3)).toEqual(['timestamp', 'model', 'credits'])
  expect(table.rows).toMatchObject([[expect.any(String), modelId, 5, 1, 5, expect.any(Number)]])
})

test('POST /v1/workspace/analytics/requests', async () => {
  const table = await sdk.workspace.analytics.requests.get()
  expect(table.rows).toHaveLength(1)
})
