import { integratedLoudness, type OutputFormat } from '@vireo/audio'
import { makeMedia } from '@vireo/engine-media/testing.ts'
import { describe, expect, test } from 'vitest'
import { decodeAudio } from '#test/decode-audio.ts'
import { verifyLedger } from '#usage'
import { voiceChangeTests } from './change-voice.testing.ts'

const { male, server, speech, speechMs, change, bytesOf, failure, usedBy, itemsOf, containers, silence } =
  await voiceChangeTests()

describe('a recording is said in another voice', () => {
  test('as long, as loud as everything, with headers, price and history', async () => {
    const who = await server.signUp({ tier: 'creator' })
    const answer = await change(speech, { who, fields: { seed: '7', model_id: 'eleven_multilingual_sts_v2' } })
    const audio = await decodeAudio(await bytesOf(answer))
    expect(audio.sampleRateHz).toBe(44_100)
    expect(Math.abs(audio.durationMs - speechMs)).toBeLessThan(100)
    expect(Math.abs(integratedLoudness(audio.samples, audio.sampleRateHz) + 16)).toBeLessThan(1.5)
    const credits = Math.ceil((Math.ceil(speechMs / 1000) * 1000) / 60)
    expect(answer.headers.get('character-cost')).toBe(String(credits))
    expect(JSON.parse(answer.headers.get('generation-info') ?? '')).toEqual({ seed: 7 })
    expect(answer.headers.get('current-concurrent-requests')).toBe('1')
    expect(await usedBy(who)).toBe(credits)
    const [item] = await itemsOf(who)
    expect(item).toMatchObject({
      history_item_id: answer.headers.get('history-item-id'),
      source: 'STS',
      text: null,
      model_id: 'eleven_multilingual_sts_v2',
      voice_id: male,
      settings: { seed: 7, remove_background_noise: false, source_name: 'a.wav' },
    })
    expect(Math.abs((item?.duration_ms ?? 0) - speechMs)).toBeLessThan(2)
    expect(item?.peaks.length).toBeGreaterThan(40)
    expect(await verifyLedger(server.product.systemContext(), who.workspaceId)).toEqual([])
  })

  test('streamed in the same bytes as whole, for the same seed', async () => {
    const fields = { seed: '3', voice_settings: JSON.stringify({ stability: 0.2, similarity_boost: 1 }) }
    const whole = Buffer.from(await bytesOf(await change(speech, { fields })))
    const streamed = await change(speech, { fields, path: '/stream' })
    expect(streamed.headers.get('history-item-id')).toMatch(/^hist_/)
    expect(whole.equals(await bytesOf(streamed))).toBe(true)
    const other = await bytesOf(await change(speech, { fields: { ...fields, seed: '4' } }))
    expect(whole.equals(other)).toBe(false)
  })

  test.each([
    ['wav_48000', '', undefined],
    ['pcm_16000', '/stream', { codec: 'pcm', sampleRateHz: 16_000 }],
    ['ulaw_8000', '', { codec: 'ulaw', sampleRateHz: 8000 }],
    ['opus_48000_64', '/stream', undefined],
  ] as const)('as %s', async (format, path, bare?: OutputFormat) => {
    const answer = await change(speech, { query: `?output_format=${format}`, path })
    const audio = await decodeAudio(await bytesOf(answer), bare)
    expect(Math.abs(audio.durationMs - speechMs)).toBeLessThan(60)
  })

  test('from bare samples that are said to be such', async () => {
    const { samples } = await decodeAudio(
      await makeMedia('out.wav', ['-i', 'in.wav', '-ar', '16000'], { 'in.wav': speech }),
    )
    const bare = Uint8Array.from(new Uint8Array(Int16Array.from(samples, (sample) => sample * 32_767).buffer))
    const audio = await decodeAudio(await bytesOf(await change(bare, { fields: { file_format: 'pcm_s16le_16' } })))
    expect(Math.abs(audio.durationMs - speechMs)).toBeLessThan(100)
  })

  test('with the noise taken out', async () => {
    const fields = { remove_background_noise: 'true', seed: '1' }
    const answer = await change(speech, { fields })
    expect(answer.status).toBe(200)
    const plain = await bytesOf(await change(speech, { fields: { seed: '1' } }))
    expect(Buffer.from(await bytesOf(answer)).equals(plain)).toBe(false)
  })
})

describe('files of every kind are read', () => {
  test.each(containers)('%s', async (name, args) => {
    const picture = name.startsWith('v') ? ['-f', 'lavfi', '-i', 'color=c=gray:s=64x64:r=25', '-shortest'] : []
    const file = await makeMedia(name, ['-i', 'in.wav', ...picture, ...args, '-t', '2'], { 'in.wav': speech })
    const answer = await change(Uint8Array.from(file), { fileName: name, query: '?output_format=wav_16000' })
    expect(answer.status).toBe(200)
    expect(Math.abs((await decodeAudio(await bytesOf(answer))).durationMs - 2000)).toBeLessThan(150)
  })
})

test('a repeated request is answered with the first one’s recording, and paid once', async () => {
  const who = await server.signUp({ tier: 'creator' })
  const headers = { 'idempotency-key': 'again' }
  const once = async () => Buffer.from(await bytesOf(await change(speech, { who, headers })))
  expect((await once()).equals(await once())).toBe(true)
  expect((await itemsOf(who)).length).toBe(1)
  expect((await failure(change(silence, { who, headers }))).slice(0, 2)).toEqual([409, 'idempotency_key_reused'])
})

test('without logging nothing is kept, and it is charged', async () => {
  const who = await server.signUp({ tier: 'creator' })
  const answer = await change(speech, { who, query: '?enable_logging=false' })
  expect(answer.headers.get('history-item-id')).toBeNull()
  expect((await bytesOf(answer)).length).toBeGreaterThan(10_000)
  expect(await itemsOf(who)).toEqual([])
  expect(await usedBy(who)).toBeGreaterThan(0)
})
