import { HistoryItem } from '@vireo/contracts/history'
import { AudioEffectsCatalogue } from '@vireo/contracts/speech'
import { expect, test } from 'vitest'
import { libraryVoices } from '#voices/library/index.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const person = await server.signUp({ tier: 'pro' })
const voiceId = libraryVoices[0]?.voiceId ?? ''
const rate = 22_050

async function ask(
  effects: object | undefined,
  path = '',
  body: object = { text: 'Who is there, at this hour?', seed: 5 },
) {
  return server.fetch(`/v1/text-to-speech/${voiceId}${path}?output_format=pcm_22050`, {
    method: 'POST',
    headers: { ...person.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, ...(effects && { audio_effects: effects }) }),
  })
}
const heard = async (answer: Response) => {
  expect(answer.status).toBe(200)
  return new Int16Array(await answer.arrayBuffer())
}
const refusal = async (answer: Response) => {
  const { detail } = (await answer.json()) as { detail: { code: string; param: string } }
  return [answer.status, detail.code, detail.param]
}

test('everything that is listed can be spoken with, and sounds differently', { timeout: 120_000 }, async () => {
  const answer = await server.fetch('/v1/audio-effects/catalog', { headers: person.headers })
  const { filter_presets, environments, background_noises } = AudioEffectsCatalogue.parse(await answer.json())
  const asked = [
    {},
    ...filter_presets.map(({ filter_preset_id }) => ({ filter_preset_id })),
    ...environments.map(({ environment_id }) => ({ environment_id })),
    ...background_noises.map(({ background_noise_id }) => ({ background_noise_id })),
    { distance: 0.7 },
  ]
  expect(asked.length).toBeGreaterThan(20)
  const sounds = new Set<string>()
  for (const effects of asked) sounds.add(Buffer.from(await heard(await ask(effects, '/stream'))).toString('base64'))
  expect(sounds.size).toBe(asked.length)
})

test('a room is heard after the voice, times of words stay, and the history says what was done', async () => {
  const dry = await ask(undefined)
  const effects = { environment_id: 'church', background_noise_id: 'rain', send_level: 0.5 }
  const wet = await ask(effects)
  const kept = await server.fetch(`/v1/history/${wet.headers.get('history-item-id')}`, { headers: person.headers })
  expect(HistoryItem.parse(await kept.json()).settings).toMatchObject({ audio_effects: { ...effects, distance: 0 } })
  const [short, long] = [await heard(dry), await heard(wet)]
  expect((long.length - short.length) / rate).toBeCloseTo(4.2, 1)
  const timed = async (asked: object | undefined) =>
    ((await (await ask(asked, '/with-timestamps')).json()) as { alignment: object }).alignment
  expect(await timed(effects)).toEqual(await timed(undefined))
})

test('a take with effects is found again as itself, and not as the one without', async () => {
  const asked = { text: 'Twice the same words.', seed: 9 }
  const first = await heard(await ask({ filter_preset_id: 'phone' }, '', asked))
  const again = await ask({ filter_preset_id: 'phone' }, '', asked)
  expect(again.headers.get('character-cost')).toBe('0')
  expect(await heard(again)).toEqual(first)
  expect((await ask(undefined, '', asked)).headers.get('character-cost')).not.toBe('0')
})

test('names that there are not, and places beside the middle, are refused and cost nothing', async () => {
  for (const [effects, refused] of [
    [{ filter_preset_id: 'toString' }, [400, 'invalid_parameters', 'audio_effects.filter_preset_id']],
    [{ environment_id: 'moon' }, [400, 'invalid_parameters', 'audio_effects.environment_id']],
    [{ background_noise_id: 'silence' }, [400, 'invalid_parameters', 'audio_effects.background_noise_id']],
    [{ pan: 0.5 }, [403, 'feature_not_available', 'audio_effects.pan']],
  ] as const)
    expect(await refusal(await ask(effects))).toEqual(refused)
  expect((await ask({ distance: 2 })).status).toBe(422)
})
