import { writeWav } from '@vireo/audio'
import { makeMedia } from '@vireo/engine-media/testing.ts'
import { describe, expect, test } from 'vitest'
import { setSafety } from '#voices/safety/index.ts'
import { reserve } from '#usage/reservations/index.ts'
import { voiceChangeTests } from './change-voice.testing.ts'

const { voiceOf, female, server, person, speech, speechMs, change, failure, usedBy, silence, tune } =
  await voiceChangeTests()

describe('what cannot be said again is refused before anything is charged', () => {
  test.each([
    ['nothing', () => new Uint8Array(0), {}, [400, 'invalid_audio']],
    ['text', () => Buffer.from('not a sound, however long it is '.repeat(50)), {}, [400, 'invalid_audio']],
    [
      'a picture',
      () => makeMedia('p.png', ['-f', 'lavfi', '-i', 'color=s=32x32', '-frames:v', '1']),
      {},
      [400, 'invalid_file_type'],
    ],
    ...(['caf', 'ac3', 'wv'] as const).map(
      (type) =>
        [
          `a container that is not taken, .${type}`,
          () => makeMedia(`a.${type}`, ['-i', 'in.wav'], { 'in.wav': speech }),
          {},
          [400, 'invalid_file_type'],
        ] as const,
    ),
    [
      'a film without sound',
      () => makeMedia('v.mp4', ['-f', 'lavfi', '-i', 'color=s=32x32:r=10', '-t', '1', '-c:v', 'mpeg4']),
      {},
      [400, 'invalid_audio'],
    ],
    ['a file that is cut off', () => speech.slice(0, speech.length >> 1), {}, [400, 'invalid_audio']],
    [
      'a film that is cut off',
      async () => (await makeMedia('a.m4a', ['-i', 'in.wav'], { 'in.wav': speech })).slice(0, 3000),
      {},
      [400, 'invalid_audio'],
    ],
    ['silence', () => silence, {}, [400, 'invalid_audio']],
    ['a tune', () => tune, {}, [400, 'invalid_audio']],
    ['a blink', () => writeWav(new Float32Array(500).fill(0.1), 16_000), {}, [400, 'audio_too_short']],
    [
      'six minutes',
      () => makeMedia('a.wav', ['-f', 'lavfi', '-i', 'sine=frequency=200:sample_rate=8000', '-t', '360']),
      {},
      [400, 'audio_too_long'],
    ],
    [
      'bare samples that are a file',
      () => speech,
      { fields: { file_format: 'pcm_s16le_16' } },
      [400, 'invalid_file_type'],
    ],
    ['an unknown voice', () => speech, { voiceId: 'nobody' }, [404, 'voice_not_found']],
    ['an unknown model', () => speech, { fields: { model_id: 'nobody' } }, [404, 'model_not_found']],
    ['a model that only speaks', () => speech, { fields: { model_id: 'eleven_flash_v2' } }, [400, 'unsupported_model']],
    [
      'settings out of range',
      () => speech,
      { fields: { voice_settings: '{"stability":2}' } },
      [400, 'invalid_voice_settings'],
    ],
    [
      'a format that cannot be streamed',
      () => speech,
      { path: '/stream', query: '?output_format=wav_16000' },
      [400, 'invalid_output_format'],
    ],
  ] as const)('%s', async (_what, make, asked, expected) => {
    const before = await usedBy(person)
    const [status, code, message] = await failure(change(Uint8Array.from(await make()), asked))
    expect([status, code]).toEqual(expected)
    expect(message.length).toBeGreaterThan(10)
    expect(await usedBy(person)).toBe(before)
  })

  test('more bytes than the contract allows', async () => {
    expect((await failure(change(new Uint8Array(50_000_001)))).slice(0, 2)).toEqual([413, 'request_too_large'])
  })

  test('more than is paid for, and what a plan does not include', async () => {
    const free = await server.signUp()
    const query = '?output_format=mp3_44100_192'
    expect((await failure(change(speech, { who: free, query }))).slice(0, 2)).toEqual([403, 'feature_not_available'])
    const ctx = server.product.systemContext(free.workspaceId)
    await reserve(ctx, { credits: 9960, reason: 'test' })
    const answer = await change(speech, { who: free })
    const required = Math.ceil((Math.ceil(speechMs / 1000) * 1000) / 60)
    expect([answer.status, await answer.json()]).toMatchObject([
      402,
      { detail: { code: 'insufficient_credits', status: 'quota_exceeded', data: { required, remaining: 40 } } },
    ])
  })

  test('a text for a model that only changes voices', async () => {
    const answer = server.fetch(`/v1/text-to-speech/${female}`, {
      method: 'POST',
      headers: { ...person.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'x', model_id: 'eleven_multilingual_sts_v2' }),
    })
    expect((await failure(answer)).slice(0, 2)).toEqual([400, 'unsupported_model'])
  })
})

test('a banned voice says nothing', async () => {
  const voiceId = voiceOf('Judith')
  await setSafety(server.product.systemContext(), { voiceId, control: 'BAN' })
  await expect
    .poll(async () => (await failure(change(speech, { voiceId }))).slice(0, 2))
    .toEqual([403, 'voice_access_denied'])
})
