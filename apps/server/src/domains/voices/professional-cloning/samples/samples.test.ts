import { createHash } from 'node:crypto'
import { readWav } from '@vireo/audio'
import { professionalCloningLimits, SampleAudio, SampleWaveform } from '@vireo/contracts/professional-cloning'
import { type SpeakerSeparation, type VoiceSample } from '@vireo/contracts/voices'
import { beforeAll, describe, expect, test } from 'vitest'
import { copyRow } from '#test/copy-row.ts'
import { decodeAudio } from '#test/decode-audio.ts'
import { call, givenPerson, type Teammate } from '#test/teammates.ts'
import { startTestServer, type TestServer } from '#test/test-server.ts'
import { transaction } from '#kernel/transaction.ts'
import { findSample, changeSample } from '#voices/samples/index.ts'
import { aTake, fineTuningOf, givenProfessionalVoice, givenSample, upload } from '../testing.ts'

let server: TestServer
let person: Teammate
let voiceId: string
let path: string
beforeAll(async () => {
  server = await startTestServer()
  ;({ person, voiceId, path } = await givenProfessionalVoice(server))
})

const answerOf = ({ status, code }: { status: number; code: string | undefined }) => `${status} ${code ?? ''}`.trim()
const change = (sampleId: string, body: unknown) => call(server, person, 'POST', `${path}/samples/${sampleId}`, body)
const sampleOf = async (sampleId: string) => {
  const { body } = await call(server, person, 'GET', `/v1/voices/${voiceId}`)
  return (body as { samples: VoiceSample[] }).samples.find(({ sample_id: id }) => id === sampleId)
}
const keptFiles = async () => {
  const keys: string[] = []
  for await (const { key } of server.ports.storage.list(`voices/${person.workspaceId}/${voiceId}/`)) keys.push(key)
  return keys
}

/** What telling two speakers apart would have left. */
async function givenSpeakers(sampleId: string): Promise<void> {
  const said = (start: number, end: number) => ({ duration_secs: end - start, utterances: [{ start, end }] })
  const separation: SpeakerSeparation = {
    voice_id: voiceId,
    sample_id: sampleId,
    status: 'completed',
    speakers: {
      speaker_1: { speaker_id: 'speaker_1', ...said(0, 4) },
      speaker_2: { speaker_id: 'speaker_2', ...said(4, 10) },
    },
    selected_speaker_ids: null,
  }
  await transaction(server.product.systemContext(person.workspaceId), async (ctx) => {
    const sample = await findSample(ctx, voiceId, sampleId)
    if (sample) await changeSample(ctx, { ...sample, details: { speaker_separation: separation } })
  })
}

describe('recordings of a professional voice', () => {
  test('are so many; of one too many nothing is kept', async () => {
    const { samplesMax } = professionalCloningLimits
    const full = await givenProfessionalVoice(server, person)
    const id = await givenSample(server, full, await aTake(server, 3))
    await copyRow(server.database, 'voice_samples', { id, times: samplesMax - 1, numbered: ['hash'] })
    const more = await upload(server, person, {
      path: `${full.path}/samples`,
      files: { 'more.wav': await aTake(server, 3, { from: 7 }) },
    })
    expect(answerOf(more)).toBe('400 too_many_samples')
    const { rows } = await server.database.pool.query('select from voice_samples where voice_id = $1', [full.voiceId])
    expect(rows).toHaveLength(samplesMax)
    const kept: string[] = []
    for await (const { key } of server.ports.storage.list(`voices/${person.workspaceId}/${full.voiceId}/`))
      kept.push(key)
    expect(kept).toHaveLength(1)
  })

  test('are kept as they came; what is no sound is refused, and nothing of it is kept', async () => {
    const sound = await aTake(server, 3, { from: 1 })
    const files = { 'one.wav': sound, 'notes – größer.txt': Uint8Array.from(Buffer.from('no sound '.repeat(99))) }
    const { status, body, headers } = await upload(server, person, { path: `${path}/samples`, files })
    expect(status).toBe(200)
    expect(JSON.parse(headers.get('refused-files') ?? '')).toEqual([
      { file_name: 'notes – größer.txt', code: 'sample_unreadable', message: expect.stringMatching(/\.$/) },
    ])
    expect(body).toMatchObject([
      {
        file_name: 'one.wav',
        size_bytes: sound.length,
        hash: createHash('sha256').update(sound).digest('hex'),
        duration_secs: 3,
        remove_background_noise: false,
        trim_start: null,
        speaker_separation: null,
        quality: { duration_secs: 3, grade: expect.any(String), problems: expect.arrayContaining(['short']) },
      },
    ])
    const before = await keptFiles()
    const refused = await upload(server, person, {
      path: `${path}/samples`,
      files: { 'a.wav': new Uint8Array(0), 'b.wav': sound.slice(0, 5000) },
    })
    expect(answerOf(refused)).toBe('400 no_usable_samples')
    expect((refused.body as { detail: { data: unknown } }).detail.data).toMatchObject({
      samples: [
        { file_name: 'a.wav', code: 'sample_empty' },
        { file_name: 'b.wav', code: 'sample_unreadable' },
      ],
    })
    expect(await keptFiles()).toEqual(before)
  })

  test('are used between their trims only', async () => {
    const id = await givenSample(server, { person, path }, await aTake(server, 10, { from: 2 }))
    const before = (await fineTuningOf(server, person, voiceId)).dataset_duration_seconds ?? 0
    expect((await change(id, { trim_start_time: 1000, trim_end_time: 4000, file_name: 'mine' })).status).toBe(200)
    expect(await sampleOf(id)).toMatchObject({ trim_start: 1000, trim_end: 4000, file_name: 'mine' })
    expect((await fineTuningOf(server, person, voiceId)).dataset_duration_seconds).toBeCloseTo(before - 7, 3)
    for (const wrong of [{ trim_start_time: 4000 }, { trim_end_time: 500 }, { trim_end_time: 10_001 }])
      expect(answerOf(await change(id, wrong))).toBe('400 invalid_parameters')
    expect((await change(id, { trim_start_time: null, trim_end_time: null })).status).toBe(200)
    expect((await fineTuningOf(server, person, voiceId)).dataset_duration_seconds).toBeCloseTo(before, 3)
  })

  test('are heard and seen, by the short addresses as by the long ones', async () => {
    const take = await aTake(server, 4, { from: 3 })
    const id = await givenSample(server, { person, path }, take)
    const heard = SampleAudio.parse((await call(server, person, 'GET', `${path}/samples/${id}/audio`)).body)
    expect(heard).toMatchObject({ media_type: 'audio/mpeg', voice_id: voiceId, sample_id: id, duration_secs: 4 })
    const whole = await decodeAudio(Buffer.from(heard.audio_base_64, 'base64'))
    expect(Math.abs(whole.durationMs - 4000)).toBeLessThan(120)
    const clean = await call(server, person, 'GET', `${path}/audio?sample_id=${id}&remove_background_noise=true`)
    const cleanAudio = SampleAudio.parse(clean.body)
    expect(cleanAudio.audio_base_64).not.toBe(heard.audio_base_64)
    expect(
      Math.abs((await decodeAudio(Buffer.from(cleanAudio.audio_base_64, 'base64'))).durationMs - 4000),
    ).toBeLessThan(120)
    const drawn = SampleWaveform.parse((await call(server, person, 'GET', `${path}/samples/${id}/waveform`)).body)
    const { samples } = readWav(take)
    expect(drawn.visual_waveform).toHaveLength(400)
    for (const [bar, level] of drawn.visual_waveform.entries()) {
      const part = samples.subarray((bar * samples.length) / 400, ((bar + 1) * samples.length) / 400)
      const peak = part.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0)
      expect(Math.abs(level - peak)).toBeLessThan(0.15)
    }
    const short = await call(server, person, 'GET', `${path}/waveform?sample_id=${id}`)
    expect(short.body).toEqual(drawn)
    expect((await call(server, person, 'GET', `${path}/speakers?sample_id=${id}`)).body).toMatchObject({
      status: 'not_started',
      speakers: null,
    })
  })

  test('with several speakers give what the chosen ones say', async () => {
    const id = await givenSample(server, { person, path }, await aTake(server, 10, { from: 4 }))
    const before = (await fineTuningOf(server, person, voiceId)).dataset_duration_seconds ?? 0
    await givenSpeakers(id)
    for (const nobody of ['speaker_9', 'constructor'])
      expect(answerOf(await change(id, { selected_speaker_ids: [nobody] }))).toBe('404 speaker_not_found')
    expect((await change(id, { selected_speaker_ids: ['speaker_2'] })).status).toBe(200)
    expect((await fineTuningOf(server, person, voiceId)).dataset_duration_seconds).toBeCloseTo(before - 4, 3)
    const heard = await call(server, person, 'GET', `${path}/samples/${id}/speakers/speaker_2/audio`)
    const { audio_base_64: audio } = heard.body as { audio_base_64: string }
    expect(heard.body).toMatchObject({ media_type: 'audio/mpeg', duration_secs: 6 })
    expect(Math.abs((await decodeAudio(Buffer.from(audio, 'base64'))).durationMs - 6000)).toBeLessThan(120)
    expect(answerOf(await call(server, person, 'GET', `${path}/samples/${id}/speakers/nobody/audio`))).toBe(
      '404 speaker_not_found',
    )
  })

  test('are gone with their file, and of another workspace from the start', async () => {
    const id = await givenSample(server, { person, path }, await aTake(server, 2, { from: 5 }))
    const stranger = await givenPerson(server, 'enterprise')
    expect(answerOf(await call(server, stranger, 'GET', `${path}/samples/${id}/waveform`))).toBe('404 voice_not_found')
    expect(answerOf(await call(server, stranger, 'DELETE', `${path}/samples/${id}`))).toBe('404 voice_not_found')
    expect((await call(server, person, 'DELETE', `${path}/samples/${id}`)).status).toBe(200)
    expect(await sampleOf(id)).toBeUndefined()
    const { rows } = await server.database.pool.query<{ payload: { keys: string[] } }>(
      "select payload from jobs where name = 'voices.remove-files' order by created_at desc limit 1",
    )
    expect(rows[0]?.payload.keys).toEqual([expect.stringContaining(id)])
    expect(answerOf(await call(server, person, 'GET', `${path}/samples/${id}/audio`))).toBe('404 sample_not_found')
  })

  test('that are added to a voice proven by reading have to be proven again', async () => {
    const isVerified = async () => {
      const { body } = await call(server, person, 'GET', `/v1/voices/${voiceId}`)
      return (body as { voice_verification: { is_verified: boolean } }).voice_verification.is_verified
    }
    await server.database.pool.query('update voices set is_verified = true where id = $1', [voiceId])
    expect(await isVerified()).toBe(true)
    await givenSample(server, { person, path }, await aTake(server, 2, { base: 'rms' }))
    expect(await isVerified()).toBe(false)
  })
})
