import { writeWav } from '@vireo/audio'
import { ForcedAlignment } from '@vireo/contracts/alignment'
import { makeMedia } from '@vireo/engine-media/testing.ts'
import { describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '#test/test-server.ts'
import { verifyLedger } from '#usage'
import { reserve } from '#usage/reservations/index.ts'
import { libraryVoices } from '#voices/library/index.ts'

const server = await startTestServer()
const person = await server.signUp({ tier: 'creator' })
const text = 'The morning train was late again. She painted the old fence bright green, and nobody minded.'
const speakerFor = (language: string) =>
  libraryVoices.filter(({ languages }) => languages[0]?.startsWith(language)).at(-1)?.voiceId ?? ''

type Timed = {
  readonly audio_base64: string
  readonly alignment: { characters: string[]; character_start_times_seconds: number[] }
}

/** A text as a voice of the house says it, and when its characters sound. */
async function spoken(words: string, language = 'en') {
  const answer = await server.fetch(`/v1/text-to-speech/${speakerFor(language)}/with-timestamps`, {
    method: 'POST',
    headers: { ...person.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ text: words, seed: 1 }),
  })
  const { audio_base64: audio, alignment } = (await answer.json()) as Timed
  return { bytes: Uint8Array.from(Buffer.from(audio, 'base64')), starts: alignment.character_start_times_seconds }
}

type Asked = { who?: TestPerson; fields?: Record<string, string>; signal?: AbortSignal }

function align(bytes: Uint8Array<ArrayBuffer>, words: string, { who = person, fields = {}, signal }: Asked = {}) {
  const body = new FormData()
  body.append('file', new Blob([bytes]), 'recording.mp3')
  for (const [name, value] of Object.entries({ text: words, ...fields })) body.append(name, value)
  const init = { method: 'POST', headers: who.headers, body, ...(signal && { signal }) }
  return server.fetch('/v1/forced-alignment', init)
}

async function aligned(answer: Promise<Response>): Promise<ForcedAlignment> {
  const response = await answer
  const body = await response.json()
  expect([response.status, body]).toMatchObject([200, {}])
  return ForcedAlignment.parse(body)
}

async function failure(answer: Promise<Response>): Promise<[number, string]> {
  const response = await answer
  const { detail } = (await response.json()) as { detail: { code: string; message: string } }
  expect(detail.message.length).toBeGreaterThan(10)
  return [response.status, detail.code]
}

const usedBy = async ({ headers }: TestPerson) =>
  ((await (await server.fetch('/v1/user/subscription', { headers })).json()) as { character_count: number })
    .character_count

const said = await spoken(text)

describe('a text is found in a recording of it', () => {
  test('word by word and character by character, for a hundred credits a minute', async () => {
    const who = await server.signUp()
    const { words, characters, loss } = await aligned(align(said.bytes, text, { who }))
    expect(words.map((word) => word.text)).toEqual(text.split(' '))
    expect(characters.map((character) => character.text).join('')).toBe(text)
    const wordStarts = [...text.matchAll(/\S+/g)].map(({ index }) => said.starts[index] ?? 0)
    const errors = words.map(({ start }, at) => Math.abs(start - (wordStarts[at] ?? 0))).toSorted((a, b) => a - b)
    expect(errors[errors.length >> 1]).toBeLessThanOrEqual(0.05)
    expect(errors[Math.floor(errors.length * 0.9)]).toBeLessThanOrEqual(0.15)
    for (const [at, { start, end }] of characters.entries()) {
      expect(end).toBeGreaterThanOrEqual(start)
      if (at > 0) expect(start).toBe(characters[at - 1]?.end)
    }
    expect(loss).toBeLessThan(0.8)
    const durationMs = Math.round(1000 * (characters.at(-1)?.end ?? 0))
    const credits = await usedBy(who)
    expect(credits).toBeGreaterThanOrEqual(Math.ceil(durationMs / 600))
    expect(credits).toBeLessThanOrEqual(Math.ceil((durationMs + 2500) / 600))
    expect(await verifyLedger(server.product.systemContext(), who.workspaceId)).toEqual([])
  })

  test('and another text is told by its loss', async () => {
    const right = await aligned(align(said.bytes, text))
    const wrong = await aligned(align(said.bytes, text.split(' ').toReversed().join(' ')))
    expect(wrong.loss).toBeGreaterThan(right.loss + 0.08)
  })

  test.each([
    ['de', 'Der Zug fährt heute später ab, und niemand ist darüber wirklich erstaunt.'],
    ['es', 'El tren sale hoy más tarde y nadie está muy sorprendido por eso.'],
    ['ja', '今日は電車が遅れていますが、誰も驚いていません。'],
  ])('in %s, which is guessed from the text', async (language, words) => {
    const { bytes } = await spoken(words, language)
    const { characters, words: found, loss } = await aligned(align(bytes, words))
    expect(characters.map((character) => character.text).join('')).toBe(words)
    expect(found.length).toBeGreaterThan(4)
    expect(loss).toBeLessThan(0.8)
  })

  test('over more than one window, with a long silence in the middle', async () => {
    const parts = await Promise.all([text, 'Good maps show where the rivers bend.'].map((words) => spoken(words)))
    const names = ['one.mp3', 'two.mp3']
    const long = await makeMedia(
      'long.mp3',
      ['-i', names[0] ?? '', '-i', names[1] ?? '', '-filter_complex', '[0]apad=pad_dur=75[a];[a][1]concat=n=2:v=0:a=1'],
      Object.fromEntries(parts.map(({ bytes }, at) => [names[at] ?? '', bytes])),
    )
    const { words } = await aligned(align(Uint8Array.from(long), `${text} Good maps show where the rivers bend.`))
    const [last, first] = [words.find((word) => word.text === 'minded.'), words.find((word) => word.text === 'Good')]
    expect(last?.end).toBeLessThan(12)
    expect(first?.start).toBeGreaterThan(75)
  })

  test('in a hundred lines of one letter, whatever is said', async () => {
    const { words } = await aligned(align(said.bytes, 'a\n\n'.repeat(100)))
    expect(words.length).toBe(100)
  })
})

describe('what cannot be aligned is refused, and costs nothing', () => {
  const wav = (samples: Float32Array) => writeWav(samples, 16_000)
  test.each([
    ['nothing', () => new Uint8Array(0), text, [400, 'invalid_audio']],
    ['text', () => Buffer.from('not a sound, however long it is '.repeat(50)), text, [400, 'invalid_audio']],
    ['a file that is cut off', () => wav(new Float32Array(32_000)).slice(0, 20_000), text, [400, 'invalid_audio']],
    ['silence', () => wav(new Float32Array(160_000)), text, [400, 'invalid_audio']],
    ['a blink', () => wav(new Float32Array(500).fill(0.1)), text, [400, 'audio_too_short']],
    [
      'four hours',
      () => makeMedia('a.mp3', ['-f', 'lavfi', '-i', 'anullsrc=r=8000:cl=mono', '-t', '14400', '-b:a', '8k']),
      text,
      [400, 'audio_too_long'],
    ],
    [
      'a picture',
      () => makeMedia('p.png', ['-f', 'lavfi', '-i', 'color=s=32x32', '-frames:v', '1']),
      text,
      [400, 'invalid_file_type'],
    ],
    ['a script that no voice reads', () => said.bytes, 'ᚠᚢᚦᚨᚱᚲ ᚷᚹᚺᚾᛁᛃ', [400, 'voice_language_not_supported']],
  ] as const)('%s', async (_what, make, words, expected) => {
    const before = await usedBy(person)
    expect(await failure(align(Uint8Array.from(await make()), words))).toEqual(expected)
    expect(await usedBy(person)).toBe(before)
  })

  test('far more text than anybody says in so little time, which is not even looked at', async () => {
    const before = await usedBy(person)
    expect(await failure(align(said.bytes, 'word '.repeat(80_000)))).toEqual([400, 'audio_too_short'])
    expect(await usedBy(person)).toBe(before)
  })

  test('a text without words', async () => expect((await align(said.bytes, '… !')).status).toBe(422))

  test('a language that no voice speaks, and more than is left to pay', async () => {
    expect(await failure(align(said.bytes, text, { fields: { language_code: 'xx' } }))).toEqual([
      400,
      'voice_language_not_supported',
    ])
    const poor = await server.signUp()
    await reserve(server.product.systemContext(poor.workspaceId), { credits: 9999, reason: 'test' })
    expect(await failure(align(said.bytes, text, { who: poor }))).toEqual([402, 'insufficient_credits'])
  })

  test('music is answered, with more loss', async () => {
    const tune = wav(
      Float32Array.from({ length: 160_000 }, (_, at) => 0.3 * Math.sin(at * 0.17) * Math.sin(at * 0.0004)),
    )
    expect((await aligned(align(Uint8Array.from(tune), text))).loss).toBeGreaterThan(0.8)
  })

  test('who leaves pays nothing', async () => {
    const who = await server.signUp()
    const leaving = new AbortController()
    const long = await makeMedia('long.mp3', ['-stream_loop', '30', '-i', 'in.mp3'], { 'in.mp3': said.bytes })
    const words = Array.from({ length: 30 }, () => text).join(' ')
    const asked = align(Uint8Array.from(long), words, { who, signal: leaving.signal })
    await expect.poll(() => usedBy(who), { interval: 20, timeout: 10_000 }).toBeGreaterThan(200)
    leaving.abort()
    await expect(asked).rejects.toThrow()
    await expect.poll(() => usedBy(who), { timeout: 10_000 }).toBe(0)
  })
})
