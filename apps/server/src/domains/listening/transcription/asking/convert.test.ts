import { SpokenTranscript } from '@vireo/contracts/transcription'
import { beforeEach, describe, expect, test } from 'vitest'
import { codeOf, of, recording, startTranscriptionServer } from '../transcription.testing.ts'

const on = await startTranscriptionServer()
const { server, state, inWords, heardSeconds, get, send, usedCredits, countOf } = on
beforeEach(() => on.reset())

describe('while its sender waits', () => {
  test('a recording is cut at its pauses, and every word has the time at which it is said', async () => {
    const before = await usedCredits()
    const answer = await send(recording(65))
    expect(answer.status).toBe(200)
    const spoken = SpokenTranscript.parse(await answer.json())
    expect(heardSeconds.length).toBeGreaterThan(2)
    expect(heardSeconds.reduce((sum, each) => sum + each, 0)).toBeCloseTo(65, 1)
    const words = spoken.words.filter(({ type }) => type === 'word')
    expect(words.length).toBeGreaterThan(60)
    const starts = words.map(({ start }) => start ?? -1)
    expect(starts).toEqual(starts.toSorted((one, other) => one - other))
    expect(words.at(-1)?.start).toBeGreaterThan(60)
    expect(spoken).toMatchObject({ language_code: 'en', language_probability: 1, audio_duration_secs: 65 })
    expect(spoken.words.map(({ text }) => text).join('')).toBe(spoken.text)
    expect(answer.headers.get('character-cost')).toBe('109')
    expect((await usedCredits()) - before).toBe(109)
    const again = await get(of(spoken.transcription_id ?? ''))
    expect(await again.json()).toEqual(spoken)
  })

  test('a word says how sure the engine is of it, where the engine tells', async () => {
    const said = ['sure', 'perhaps', 'guessed'].map((text, at) => {
      return { text, startMs: 1000 * at, endMs: 1000 * at + 500, probability: 1 / 4 ** at }
    })
    state.hear = () => Promise.resolve({ text: 'sure perhaps guessed', language: 'en', words: said })
    const spoken = SpokenTranscript.parse(await (await send(recording(4))).json())
    const words = spoken.words.filter(({ type }) => type === 'word')
    expect(words.map(({ logprob }) => Math.exp(logprob))).toEqual([1, 0.25, 1 / 16])
    expect(await (await get(of(spoken.transcription_id ?? ''))).json()).toEqual(spoken)
  })

  test('silence is not listened to, and not paid', async () => {
    const before = await usedCredits()
    expect((await send(recording(60, 30))).status).toBe(200)
    const paid = (await usedCredits()) - before
    expect(paid).toBeGreaterThan(40)
    expect(paid).toBeLessThan(80)
  })

  test('characters share the time of their word, and no times are told where none are wanted', async () => {
    const whole = SpokenTranscript.parse(
      await (await send(recording(3), { timestamps_granularity: 'character' })).json(),
    )
    const [word] = whole.words
    expect(word?.characters?.map(({ text }) => text).join('')).toBe('word')
    expect(word?.characters?.[0]?.start).toBe(word?.start)
    expect(word?.characters?.at(-1)?.end).toBe(word?.end)
    const none = SpokenTranscript.parse(await (await send(recording(3), { timestamps_granularity: 'none' })).json())
    expect(
      none.words.every(({ start, end, characters }) => start === null && end === null && characters === null),
    ).toBe(true)
  })

  test('bare samples are heard as well', async () => {
    const answer = await send(recording(3).slice(44), { file_format: 'pcm_s16le_16' })
    const spoken = SpokenTranscript.parse(await answer.json())
    expect(spoken.audio_duration_secs).toBeCloseTo(3, 2)
    const media = await get(of(spoken.transcription_id ?? '', '/media'))
    expect(media.headers.get('content-type')).toBe('audio/wav')
    expect((await media.arrayBuffer()).byteLength).toBe(recording(3).length)
    expect(await codeOf(await send(recording(3), { file_format: 'pcm_s16le_16' }))).toEqual([
      400,
      'invalid_file_type',
      'file',
    ])
  })

  test('speakers are told apart where that is asked for', async () => {
    const spoken = SpokenTranscript.parse(await (await send(recording(5), { diarize: 'true' })).json())
    expect(spoken.words[0]?.speaker_id).toBe('speaker_0')
    const without = SpokenTranscript.parse(await (await send(recording(5))).json())
    expect(without.words[0]?.speaker_id).toBeNull()
  })

  test('an engine without times is followed by a voice of the house, and words stand even where that cannot be', async () => {
    state.hear = () => Promise.resolve({ text: '今日は天気', language: undefined, words: [] })
    const spoken = SpokenTranscript.parse(await (await send(recording(3))).json())
    expect(spoken.text).toBe('今日は天気')
    expect(spoken.words.at(-1)?.end).toBeCloseTo(3, 1)
  })

  test('the language that was asked for reaches the engine, by whatever code', async () => {
    const asked: (string | undefined)[] = []
    state.hear = (sound, wishes) => {
      asked.push(wishes?.language)
      return inWords(sound, wishes)
    }
    for (const code of ['de', 'deu', 'ger', 'de-AT']) await send(recording(2), { language_code: code })
    expect(asked).toEqual(['de', 'de', 'de', 'de'])
    expect(await codeOf(await send(recording(2), { language_code: 'fr' }))).toEqual([
      400,
      'unsupported_language',
      'language_code',
    ])
    expect(await codeOf(await send(recording(2), { language_code: '!' }))).toEqual([
      400,
      'unsupported_language',
      'language_code',
    ])
  })

  test('nothing is kept without logging, and it is paid as well', async () => {
    const [rows, used] = [await countOf('transcripts'), await usedCredits()]
    const spoken = SpokenTranscript.parse(await (await send(recording(3), {}, '?enable_logging=false')).json())
    expect(spoken.transcription_id).toBeNull()
    expect(spoken.text).toContain('word')
    expect(await countOf('transcripts')).toBe(rows)
    expect((await usedCredits()) - used).toBe(5)
    const files: string[] = []
    for await (const { key } of server.ports.storage.list('transcription/')) files.push(key)
    expect(files.length).toBe(rows)
  })
})
