import type { ElevenLabsClient } from '@elevenlabs/elevenlabs-js'
import { beforeAll, expect, test } from 'vitest'
import { aTake } from '#professional-cloning/testing.ts'
import { startTestServer, type TestServer } from '../test-server.ts'
import { createSdk } from './sdk.ts'

let server: TestServer
let sdk: ElevenLabsClient
let voiceId: string
let sampleId: string
beforeAll(async () => {
  server = await startTestServer()
  const person = await server.signUp({ tier: 'enterprise' })
  await server.database.pool.query('update users set email_verified_at = now() where id = $1', [person.userId])
  sdk = createSdk(server, person.apiKey)
  voiceId = (await sdk.voices.pvc.create({ name: 'Ada', language: 'en' })).voiceId
  const [sample] = await addSample(0)
  sampleId = sample?.sampleId ?? ''
})

async function addSample(from: number) {
  const file = new File([await aTake(server, 8, { from })], 'mine.wav', { type: 'audio/wav' })
  return sdk.voices.pvc.samples.create(voiceId, { files: [file] })
}

test('POST /v1/voices/pvc', async () => {
  const made = await sdk.voices.pvc.create({
    name: 'Bea',
    language: 'de',
    description: 'Calm.',
    labels: { age: 'old' },
  })
  expect(await sdk.voices.get(made.voiceId)).toMatchObject({
    name: 'Bea',
    category: 'professional',
    description: 'Calm.',
  })
})

test('POST /v1/voices/pvc/{voice_id}', async () => {
  expect(await sdk.voices.pvc.update(voiceId, { name: 'Ada the first' })).toEqual({ voiceId })
  expect(await sdk.voices.get(voiceId)).toMatchObject({ name: 'Ada the first', fineTuning: { language: 'en' } })
})

test('POST /v1/voices/pvc/{voice_id}/samples', async () => {
  expect(await addSample(3)).toMatchObject([{ fileName: 'mine.wav', durationSecs: 8, removeBackgroundNoise: false }])
})

test('POST /v1/voices/pvc/{voice_id}/samples/{sample_id}', async () => {
  const changed = await sdk.voices.pvc.samples.update(voiceId, sampleId, { trimStartTime: 500, trimEndTime: 7000 })
  expect(changed).toEqual({ voiceId })
  const { samples } = await sdk.voices.get(voiceId)
  expect(samples?.find((each) => each.sampleId === sampleId)).toMatchObject({ trimStart: 500, trimEnd: 7000 })
})

test('GET /v1/voices/pvc/{voice_id}/samples/{sample_id}/audio', async () => {
  const heard = await sdk.voices.pvc.samples.audio.get(voiceId, sampleId)
  expect(heard).toMatchObject({ voiceId, sampleId, mediaType: 'audio/mpeg', durationSecs: 8 })
  expect(heard.audioBase64.length).toBeGreaterThan(10_000)
})

test('GET /v1/voices/pvc/{voice_id}/samples/{sample_id}/waveform', async () => {
  const { visualWaveform } = await sdk.voices.pvc.samples.waveform.get(voiceId, sampleId)
  expect(Math.max(...visualWaveform)).toBeGreaterThan(0.05)
})

test('GET /v1/voices/pvc/{voice_id}/samples/{sample_id}/speakers', async () => {
  expect(await sdk.voices.pvc.samples.speakers.get(voiceId, sampleId)).toMatchObject({ status: 'not_started' })
})

test('POST /v1/voices/pvc/{voice_id}/samples/{sample_id}/separate-speakers', async () => {
  const [other] = await addSample(5)
  const id = other?.sampleId ?? ''
  expect(await sdk.voices.pvc.samples.speakers.separate(voiceId, id)).toEqual({ status: 'ok' })
  expect(await sdk.voices.pvc.samples.speakers.get(voiceId, id)).toMatchObject({ status: 'pending' })
})

test('GET /v1/voices/pvc/{voice_id}/samples/{sample_id}/speakers/{speaker_id}/audio', async () => {
  const asked = sdk.voices.pvc.samples.speakers.audio.get(voiceId, sampleId, 'nobody')
  await expect(asked).rejects.toMatchObject({ statusCode: 404 })
})

test('DELETE /v1/voices/pvc/{voice_id}/samples/{sample_id}', async () => {
  const [other] = await addSample(7)
  expect(await sdk.voices.pvc.samples.delete(voiceId, other?.sampleId ?? '')).toEqual({ status: 'ok' })
})

test('GET /v1/voices/pvc/{voice_id}/captcha', async () => {
  await sdk.voices.pvc.verification.captcha.get(voiceId)
  const { voiceId: empty } = await sdk.voices.pvc.create({ name: 'Cyd', language: 'en' })
  await expect(sdk.voices.pvc.verification.captcha.get(empty)).rejects.toMatchObject({ statusCode: 409 })
})

test('POST /v1/voices/pvc/{voice_id}/captcha', async () => {
  await sdk.voices.pvc.verification.captcha.get(voiceId)
  const other = new File([await aTake(server, 8, { from: 2 })], 'read.wav', { type: 'audio/wav' })
  const read = sdk.voices.pvc.verification.captcha.verify(voiceId, { recording: other })
  await expect(read).rejects.toMatchObject({ statusCode: 400, body: { detail: { code: 'voice_captcha_failed' } } })
  expect(await sdk.voices.get(voiceId)).toMatchObject({
    fineTuning: { verificationAttemptsCount: 1, verificationAttempts: [{ accepted: false }] },
  })
})

test('POST /v1/voices/pvc/{voice_id}/train', async () => {
  await expect(sdk.voices.pvc.train(voiceId)).rejects.toMatchObject({ statusCode: 403 })
})

test('POST /v1/voices/pvc/{voice_id}/verification', async () => {
  const document = new File(['%PDF-1.7 a passport'], 'passport.pdf', { type: 'application/pdf' })
  const asked = await sdk.voices.pvc.verification.request(voiceId, { files: [document], extraText: 'It is me.' })
  expect(asked).toEqual({ status: 'ok' })
  expect(await sdk.voices.get(voiceId)).toMatchObject({
    fineTuning: { manualVerificationRequested: true, manualVerification: { extraText: 'It is me.' } },
  })
})
