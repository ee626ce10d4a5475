import { integratedLoudness, truePeakDbfs } from '@vireo/audio'
import { HistoryItem } from '@vireo/contracts/history'
import { TimedDialogue } from '@vireo/contracts/speech'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { decodeAudio } from '#test/decode-audio.ts'
import { startTestServer, type TestPerson, type TestServer } from '#test/test-server.ts'
import { libraryVoices } from '#voices/library/index.ts'

let server: TestServer
let person: TestPerson
const english = libraryVoices.filter(({ languages }) => languages[0]?.startsWith('en'))
const [ada = '', bob = '', cyd = ''] = english.map(({ voiceId }) => voiceId)
beforeAll(async () => {
  server = await startTestServer()
  person = await server.signUp({ tier: 'enterprise' })
})

const inputs = [
  { text: 'Did you hear that?', voice_id: ada },
  { text: 'Hear what? I heard nothing at all.', voice_id: bob },
  { text: '[laughs]', voice_id: cyd },
  { text: 'Then it was only the wind.', voice_id: ada },
]
const said = inputs.map(({ text }) => text).join('')

const say = (body: unknown, path = '', headers: Record<string, string> = {}) =>
  server.fetch(`/v1/text-to-dialogue${path}`, {
    method: 'POST',
    headers: { ...person.headers, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
const itemOf = async (answer: Response) =>
  HistoryItem.parse(
    await (
      await server.fetch(`/v1/history/${answer.headers.get('history-item-id')}`, { headers: person.headers })
    ).json(),
  )
const spentBy = async (work: () => Promise<unknown>) => {
  const used = async () =>
    (
      (await (await server.fetch('/v1/user/subscription', { headers: person.headers })).json()) as {
        character_count: number
      }
    ).character_count
  const before = await used()
  await work()
  return (await used()) - before
}

describe('a dialogue becomes one recording', () => {
  test('in which every line is heard in its voice, and which the history keeps line by line', async () => {
    const answer = await say({ inputs, seed: 5 }, '/with-timestamps')
    const { audio_base64, alignment, voice_segments } = TimedDialogue.parse(await answer.json())
    expect(answer.headers.get('character-cost')).toBe(String(said.length))
    expect(alignment?.characters.join('')).toBe(said)
    expect(
      voice_segments.map((segment) => ({
        text: alignment?.characters.slice(segment.character_start_index, segment.character_end_index).join(''),
        voice_id: segment.voice_id,
      })),
    ).toEqual(inputs)
    const audio = await decodeAudio(Buffer.from(audio_base64, 'base64'))
    expect(Math.abs((voice_segments.at(-1)?.end_time_seconds ?? 0) * 1000 - audio.durationMs)).toBeLessThan(120)
    for (const { start_time_seconds, end_time_seconds, dialogue_input_index } of voice_segments) {
      const at = (secs: number) => Math.round(secs * audio.sampleRateHz)
      const peak = truePeakDbfs(audio.samples.subarray(at(start_time_seconds), at(end_time_seconds)))
      if (dialogue_input_index === 2) expect(peak).toBeLessThan(-35)
      else expect(peak).toBeGreaterThan(-20)
    }
    const spoken = voice_segments.filter(({ dialogue_input_index }) => dialogue_input_index !== 2)
    const loudness = spoken.map(({ start_time_seconds: from, end_time_seconds: to }) =>
      integratedLoudness(
        audio.samples.subarray(Math.round(from * audio.sampleRateHz), Math.round(to * audio.sampleRateHz)),
        audio.sampleRateHz,
      ),
    )
    expect(Math.max(...loudness) - Math.min(...loudness), `of ${loudness.join(', ')} LUFS`).toBeLessThan(3)
    const item = await itemOf(answer)
    expect(item.dialogue?.map(({ text, voice_id }) => ({ text, voice_id }))).toEqual(inputs)
    expect([item.voice_id, item.source, item.model_id]).toEqual([null, 'TTS', 'eleven_v3'])
  })

  test('the same one for the same seed, whole or streamed, also when the request is repeated', async () => {
    const key = { 'idempotency-key': 'the same dialogue' }
    const bytes = async (answer: Response) => Buffer.from(await answer.arrayBuffer()).toString('base64')
    const first = await say({ inputs, seed: 5 }, '', key)
    const whole = await bytes(first)
    expect(await bytes(await say({ inputs, seed: 5 }, '/stream'))).toBe(whole)
    const again = await say({ inputs, seed: 5 }, '', key)
    expect([await bytes(again), again.headers.get('history-item-id')]).toEqual([
      whole,
      first.headers.get('history-item-id'),
    ])
  })

  test('sent sentence by sentence with times and voices', async () => {
    const answer = await say({ inputs, seed: 5 }, '/stream/with-timestamps')
    const text = await answer.text()
    expect(text.endsWith('}\n\n')).toBe(true)
    const chunks = text
      .split('\n\n')
      .filter((line) => line !== '')
      .map((line) => TimedDialogue.parse(JSON.parse(line)))
    expect(chunks.flatMap(({ alignment }) => alignment?.characters ?? []).join('')).toBe(said)
    expect(
      new Set(chunks.flatMap(({ voice_segments }) => voice_segments.map((one) => one.dialogue_input_index))),
    ).toEqual(new Set([0, 1, 2, 3]))
  })
})

test('whoever leaves has the lines that were said until then, and pays for those', async () => {
  const lines = Array.from({ length: 40 }, (_, at) => ({
    text: `This is line number ${at}, and it takes quite a while to say all of it. `,
    voice_id: at % 2 ? bob : ada,
  }))
  const leaving = new AbortController()
  const answer = await server.fetch('/v1/text-to-dialogue/stream', {
    method: 'POST',
    headers: { ...person.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ inputs: lines }),
    signal: leaving.signal,
  })
  await answer.body?.getReader().read()
  leaving.abort()
  const kept = await vi.waitFor(() => itemOf(answer), { timeout: 60_000, interval: 100 })
  const dialogue = kept.dialogue ?? []
  expect(dialogue.length).toBeGreaterThan(0)
  expect(dialogue.length).toBeLessThan(40)
  dialogue.forEach(({ text }, index) => expect(lines[index]?.text.startsWith(text)).toBe(true))
  const characters = dialogue.reduce((sum, { text }) => sum + text.length, 0)
  expect(kept.character_count_change_to - kept.character_count_change_from).toBe(characters)
})

describe('what cannot be said is refused before anything is charged', () => {
  const many = (count: number) => english.slice(0, count).map(({ voiceId }) => ({ text: 'Hi.', voice_id: voiceId }))
  test.each([
    ['no lines', { inputs: [] }, [422, undefined]],
    ['51 lines', { inputs: Array.from({ length: 51 }, () => ({ text: 'Hi.', voice_id: ada })) }, [422, undefined]],
    ['an empty line', { inputs: [...inputs, { text: ' ', voice_id: ada }] }, [400, 'empty_text']],
    ['nothing to hear', { inputs: [{ text: '[laughs]', voice_id: ada }] }, [400, 'empty_text']],
    ['11 voices', { inputs: many(11) }, [400, 'invalid_parameters']],
    ['a voice nobody has', { inputs: [...inputs, { text: 'Hi.', voice_id: 'nobody' }] }, [404, 'voice_not_found']],
    [
      'more than the model takes',
      { inputs: [...inputs, { text: 'x'.repeat(2990), voice_id: ada }] },
      [400, 'text_too_long'],
    ],
    ['settings out of range', { inputs, settings: { stability: 2 } }, [400, 'invalid_voice_settings']],
  ])('%s', async (_what, body, expected) => {
    const spent = await spentBy(async () => {
      const answer = await say(body)
      const { detail } = (await answer.json()) as { detail: { code?: string } }
      expect([answer.status, detail.code]).toEqual(expected)
    })
    expect(spent).toBe(0)
  })
})
