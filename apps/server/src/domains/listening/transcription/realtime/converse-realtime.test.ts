import { once } from 'node:events'
import { RealtimeAnswer } from '@vireo/contracts/transcription'
import { EngineError } from '@vireo/engines'
import { beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type ConversationStep, converse } from '#test/converse.ts'
import { of, startTranscriptionServer } from '../transcription.testing.ts'
import { allOf, chunk, end, heard, spoken, spokenUlaw, typeOf } from './realtime.testing.ts'

const on = await startTranscriptionServer()
const { server, person, state, inWords, heardSeconds, get, search, usedCredits, countOf } = on
beforeEach(() => on.reset())

const address = `${server.url}/v1/speech-to-text/realtime?model_id=scribe_v2_realtime`
const talk = (steps: readonly ConversationStep[], query = '', headers = person.headers) =>
  converse(address + query, steps, headers)
/** Sound as a microphone sends it, in tenths of a second. */
const inTenths = (seconds: number) => Array.from({ length: seconds * 10 }, () => chunk(spoken(0.1)))

describe('a session', () => {
  test('says what it does, what it hears, what that costs, and keeps it with its sound', async () => {
    const before = await usedCredits()
    const query =
      '&include_timestamps=true&language_code=eng&include_language_detection=true&keyterms=Vireo&keyterms=tea'
    const { received, code } = await talk([chunk(spoken(4)), chunk('', { commit: true }), end], query)
    expect(code).toBe(1000)
    expect(received.map((message) => RealtimeAnswer.parse(message))).toHaveLength(received.length)
    expect(received[0]).toMatchObject({
      message_type: 'session_started',
      config: { sample_rate: 16_000, audio_format: 'pcm_16000', language_code: 'en', commit_strategy: 'manual' },
    })
    expect(received[1]).toMatchObject({ message_type: 'warning', warning: expect.stringContaining('keyterms') })
    expect(allOf(received, 'committed_transcript')).toMatchObject([{ text: 'word word word word' }])
    const [timed] = allOf(received, 'committed_transcript_with_timestamps')
    expect(timed).toMatchObject({ text: 'word word word word', language_code: 'en' })
    const words = (timed?.['words'] ?? []) as { text: string; start: number; type: string }[]
    expect(words.map(({ text }) => text).join('')).toBe('word word word word')
    expect(words.filter(({ type }) => type === 'word').map(({ start }) => Math.round(start))).toEqual([0, 1, 2, 3])
    const id = String(received[0]?.['session_id'])
    expect(received.at(-1)).toEqual({ message_type: 'session_ended', transcription_id: id })
    expect((await usedCredits()) - before).toBe(10)
    expect(await (await get(of(id))).json()).toMatchObject({ text: 'word word word word', audio_duration_secs: 4 })
    const media = await get(of(id, '/media'))
    expect([media.headers.get('content-type'), (await media.arrayBuffer()).byteLength]).toEqual(['audio/wav', 128_044])
    expect(await countOf('credit_reservations')).toBe(0)
  })

  test('tells what it understands so far while somebody speaks', async () => {
    const later = { waitFor: (message: object) => Reflect.get(message, 'text') === 'word word' }
    const { received } = await talk([...inTenths(1), heard('partial_transcript'), ...inTenths(1.5), later, end])
    expect(allOf(received, 'partial_transcript').map(({ text }) => text)).toEqual(['word', 'word word'])
    expect(received.map(typeOf).indexOf('committed_transcript')).toBeGreaterThan(
      received.map(typeOf).lastIndexOf('partial_transcript'),
    )
  })

  test('what comes while it listens is heard even where nothing follows', async () => {
    state.hear = async (sound, wishes) => {
      await new Promise((resolve) => setTimeout(resolve, 50))
      return inWords(sound, wishes)
    }
    const third = { waitFor: (message: object) => Reflect.get(message, 'text') === 'word word word' }
    const { received } = await talk([...inTenths(3), third, end])
    expect(allOf(received, 'partial_transcript').at(-1)).toMatchObject({ text: 'word word word' })
  })

  test('is committed by pauses, and silence is not heard', async () => {
    const silence = chunk(spoken(1, { silent: true }))
    const steps = [silence, chunk(spoken(3)), silence, silence, heard('committed_transcript'), chunk(spoken(2)), end]
    const { received } = await talk(steps, '&commit_strategy=vad&vad_silence_threshold_secs=0.8')
    const committed = allOf(received, 'committed_transcript')
    expect(committed.map(({ text }) => text)).toEqual([expect.stringMatching(/^word word word/), 'word word'])
    expect(Math.max(...heardSeconds)).toBeLessThan(4.5)
    const { transcripts } = await search()
    expect(transcripts[0]).toMatchObject({ duration_ms: 8000, credits: 20, state: 'done' })
  })

  test.each([
    ['pcm_8000', spoken(3, { rateHz: 8000 }), 8000],
    ['pcm_22050', spoken(3, { rateHz: 22_050 }), 22_050],
    ['pcm_24000', spoken(3, { rateHz: 24_000 }), 24_000],
    ['ulaw_8000', spokenUlaw(3), 8000],
  ])('hears %s', async (format, sound, rateHz) => {
    const steps = [chunk(sound, { sample_rate: rateHz }), end]
    const { received, code } = await talk(steps, `&audio_format=${format}`)
    expect([code, heardSeconds.at(-1)]).toEqual([1000, expect.closeTo(3, 1)])
    expect(allOf(received, 'committed_transcript')[0]?.['text']).toMatch(/^word word/)
  })

  test('what nobody commits is committed after half a minute', async () => {
    const steps = Array.from({ length: 16 }, () => chunk(spoken(4)))
    const { received, code } = await talk([...steps, end])
    expect(code).toBe(1000)
    expect(allOf(received, 'committed_transcript').length).toBeGreaterThanOrEqual(3)
    expect(Math.max(...heardSeconds)).toBeLessThanOrEqual(30.3)
    expect(heardSeconds.reduce((most, each) => Math.max(most, each), 0)).toBeGreaterThan(19)
  })

  test('whoever hangs up is still written down, kept and charged', async () => {
    const before = await usedCredits()
    const { received, code } = await talk([...inTenths(3), heard('partial_transcript'), { ...end, keep: false }])
    expect([code, received.at(-1)?.['transcription_id']]).toEqual([1000, null])
    expect((await usedCredits()) - before).toBe(8)
    const socket = new WebSocket(address.replace('http', 'ws'), { headers: person.headers })
    await once(socket, 'message')
    for (const message of inTenths(3)) socket.send(JSON.stringify(message))
    socket.close()
    await expect.poll(async () => (await usedCredits()) - before).toBe(16)
    expect((await search()).transcripts[0]).toMatchObject({ excerpt: 'word word word', credits: 8 })
  })

  test('without logging nothing is kept, and it costs the same', async () => {
    const [before, count] = [await usedCredits(), await countOf('transcripts')]
    const { received } = await talk([chunk(spoken(2)), end], '&enable_logging=false')
    expect(received.at(-1)).toEqual({ message_type: 'session_ended', transcription_id: null })
    expect([(await usedCredits()) - before, await countOf('transcripts')]).toEqual([5, count])
  })

  test('a commit of next to nothing is told so, and goes on', async () => {
    const { received, code } = await talk([chunk(spoken(0.1), { commit: true }), chunk(spoken(1.2)), end])
    expect(received.map(typeOf)).toEqual(
      expect.arrayContaining(['session_started', 'commit_throttled', 'committed_transcript', 'session_ended']),
    )
    expect(code).toBe(1000)
  })

  test('a commit of silence is empty', async () => {
    const { received } = await talk([chunk(spoken(1, { silent: true }), { commit: true }), end])
    expect(allOf(received, 'committed_transcript')).toEqual([{ message_type: 'committed_transcript', text: '' }])
    expect(heardSeconds).toEqual([])
  })
})

describe('what cannot be done is told by its name, and the socket is closed', () => {
  test.each([
    ['&commit_strategy=sometimes', 'invalid_request'],
    ['&vad_threshold=2', 'invalid_request'],
    ['&no_verbatim=true', 'invalid_request'],
    ['&entity_detection=name', 'invalid_request'],
    ['&filter_background_audio=true', 'invalid_request'],
    ['&transcript_edit=x', 'invalid_request'],
    ['&language_code=fr', 'invalid_request'],
    ['&secondary_languages=en&secondary_languages=ja', 'invalid_request'],
    ['&model_id=eleven_v3', 'invalid_request'],
  ])('%s', async (query, name) => {
    const { received, code } = await talk([], query)
    expect([typeOf(received.at(-1) ?? {}), code]).toEqual([name, 1008])
    expect(received.at(-1)).toMatchObject({ error: expect.any(String), message: expect.any(String) })
  })

  test.each([
    ['no base64', chunk('a!'), 'input_error'],
    ['half a sample', chunk('AA=='), 'input_error'],
    ['another rate', chunk(spoken(1), { sample_rate: 48_000 }), 'input_error'],
    ['no JSON', '{', 'input_error'],
    ['an unknown message', { message_type: 'something' }, 'input_error'],
    ['more than a message may have', chunk('A'.repeat(300_000)), 'chunk_size_exceeded'],
  ])('%s', async (_what, message, name) => {
    const { received, code } = await talk([message])
    expect([typeOf(received.at(-1) ?? {}), code]).toEqual([name, 1008])
  })

  test('what was said before comes first', async () => {
    const first = chunk(spoken(0.1), { previous_text: 'Before.' })
    const told = await talk([first, end])
    expect(told.code).toBe(1000)
    expect(allOf(told.received, 'warning')).toEqual([
      { message_type: 'warning', warning: 'No engine here does this: previous_text.' },
    ])
    const { received } = await talk([chunk(spoken(0.1)), first])
    expect(typeOf(received.at(-1) ?? {})).toBe('input_error')
  })

  test('without an engine: which one is missing, and what to install', async () => {
    state.isInstalled = false
    const { received, code } = await talk([])
    expect(received).toMatchObject([
      {
        message_type: 'transcriber_error',
        detail: { code: 'engine_not_installed', data: { capability: 'recognition' } },
      },
    ])
    expect(code).toBe(1008)
  })

  test('without credits nothing is heard', async () => {
    const poor = await server.signUp()
    await server.database.pool.query('update credit_accounts set used_credits = plan_credits where workspace_id = $1', [
      poor.workspaceId,
    ])
    const { received } = await talk([chunk(spoken(1))], '', poor.headers)
    expect(typeOf(received.at(-1) ?? {})).toBe('quota_exceeded')
    expect(heardSeconds).toEqual([])
  })

  test('when credits run out, what they paid for is heard and kept', async () => {
    const poor = await server.signUp()
    await server.database.pool.query(
      'update credit_accounts set used_credits = plan_credits - 60 where workspace_id = $1',
      [poor.workspaceId],
    )
    const { received, code } = await talk(
      Array.from({ length: 10 }, () => chunk(spoken(4))),
      '',
      poor.headers,
    )
    expect([typeOf(received.at(-1) ?? {}), code]).toEqual(['quota_exceeded', 1008])
    expect(allOf(received, 'committed_transcript')).toHaveLength(1)
  })

  test('an engine that fails is free, and what was heard before is paid', async () => {
    const before = await usedCredits()
    const falls = {
      waitFor(message: object) {
        const isHeard = typeOf(message) === 'committed_transcript'
        if (isHeard) state.hear = () => Promise.reject(new EngineError('crashed', 'it fell'))
        return isHeard
      },
    }
    const commit = { commit: true }
    const { received, code } = await talk([chunk(spoken(2), commit), falls, chunk(spoken(6), commit)])
    expect([typeOf(received.at(-1) ?? {}), code]).toEqual(['transcriber_error', 1011])
    expect((await usedCredits()) - before).toBe(5)
    expect((await search()).transcripts[0]).toMatchObject({ credits: 5, excerpt: 'word word' })
    expect(await countOf('credit_reservations')).toBe(0)
  })
})
