import type { ElevenLabsClient } from '@elevenlabs/elevenlabs-js'
import { beforeAll, expect, test } from 'vitest'
import { libraryVoices } from '#voices/library/index.ts'
import { decodeAudio } from '../decode-audio.ts'
import { startTestServer } from '../test-server.ts'
import { createSdk, readAll } from './sdk.ts'

let sdk: ElevenLabsClient
const voiceId = libraryVoices[0]?.voiceId ?? ''
beforeAll(async () => {
  const server = await startTestServer()
  sdk = createSdk(server, (await server.signUp()).apiKey)
  for (const text of ['One sentence.', 'Two sentences.', 'Three sentences.'])
    await readAll(await sdk.textToSpeech.convert(voiceId, { text }))
})

test('GET /v1/history', async () => {
  const page = await sdk.history.list({ pageSize: 2 })
  expect(page.history.map((item) => item.text)).toEqual(['Three sentences.', 'Two sentences.'])
  const next = await sdk.history.list({ pageSize: 2, startAfterHistoryItemId: page.lastHistoryItemId ?? '' })
  expect([next.history.map((item) => item.text), next.hasMore]).toEqual([['One sentence.'], false])
})

test('GET /v1/history/{history_item_id}', async () => {
  const [item] = (await sdk.history.list({ search: 'Two' })).history
  const whole = await sdk.history.get(item?.historyItemId ?? '')
  expect(whole).toMatchObject({ text: 'Two sentences.', voiceId, source: 'TTS', characterCountChangeTo: 27 })
  expect(whole.alignments?.alignment.characters.join('')).toBe('Two sentences.')
})

test('GET /v1/history/{history_item_id}/audio', async () => {
  const [item] = (await sdk.history.list({})).history
  const audio = await decodeAudio(await readAll(await sdk.history.getAudio(item?.historyItemId ?? '')))
  expect(audio.durationMs).toBeGreaterThan(500)
})

test('POST /v1/history/download', async () => {
  const ids = (await sdk.history.list({})).history.map((item) => item.historyItemId)
  const zip = await readAll(await sdk.history.download({ historyItemIds: ids }))
  expect(Buffer.from(zip.subarray(0, 2)).toString()).toBe('PK')
  const single = await decodeAudio(
    await readAll(await sdk.history.download({ historyItemIds: ids.slice(0, 1), outputFormat: 'wav' })),
  )
  expect(single.durationMs).toBeGreaterThan(500)
})

test('DELETE /v1/history/{history_item_id}', async () => {
  const [item] = (await sdk.history.list({})).history
  await sdk.history.delete(item?.historyItemId ?? '')
  await expect(sdk.history.get(item?.historyItemId ?? '')).rejects.toMatchObject({ statusCode: 404 })
})
