import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { toPcm16 } from '@vireo/audio'
import { aVoice } from '@vireo/audio/testing.ts'
import { AudioFormat, CommitStrategy, RealtimeEvents } from '@elevenlabs/elevenlabs-js'
import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { abilitiesOf } from '#transcription/transcription.testing.ts'
import { startTestServer } from '../../test-server.ts'
import { createSdk } from '../sdk.ts'

const abilities = abilitiesOf(() => ({
  languages: () => Promise.resolve(['en']),
  recognise: ({ samples, sampleRateHz }) => {
    const words = Array.from({ length: Math.floor(samples.length / sampleRateHz) }, (_, at) => {
      return { text: 'word', startMs: at * 1000, endMs: at * 1000 + 500 }
    })
    return Promise.resolve({ text: words.map(({ text }) => text).join(' '), language: 'en', words })
  },
  close: () => Promise.resolve(),
}))
const server = await startTestServer({ ports: { abilities } })
const person = await server.signUp({ tier: 'creator' })
const sdk = createSdk(server, person.apiKey)

const rate = 16_000
const silence = new Float32Array(rate)
/** What a microphone hears, in parts of 50 ms. */
function* parts(samples: Float32Array): Generator<string> {
  for (let at = 0; at < samples.length; at += rate / 20)
    yield Buffer.from(toPcm16(samples.subarray(at, at + rate / 20))).toString('base64')
}

describe('WS /v1/speech-to-text/realtime', () => {
  const options = {
    modelId: 'scribe_v2_realtime',
    audioFormat: AudioFormat.PCM_16000,
    sampleRate: rate,
    commitStrategy: CommitStrategy.MANUAL,
    includeTimestamps: true,
    keyterms: ['Vireo', 'tea'],
  }

  test.each(['a key', 'a token of one use'])('the JavaScript client, let in by %s', async (how) => {
    const { token } = how === 'a key' ? {} : await sdk.tokens.singleUse.create('realtime_scribe')
    const connection = await sdk.speechToText.realtime.connect({ ...options, ...(token !== undefined && { token }) })
    const told: Record<string, unknown[]> = {}
    for (const event of Object.values(RealtimeEvents))
      connection.on(event, (data: unknown) => void (told[event] ??= []).push(data))
    const until = async (event: string) =>
      await expect.poll(() => told[event]?.length ?? 0, { timeout: 10_000 }).toBeGreaterThan(0)
    await until(RealtimeEvents.SESSION_STARTED)
    let isFirst = true
    for (const audioBase64 of parts(aVoice(rate, 3000))) {
      connection.send({ audioBase64, ...(isFirst && { previousText: 'Before.' }) })
      isFirst = false
    }
    await until(RealtimeEvents.PARTIAL_TRANSCRIPT)
    connection.commit()
    await until(RealtimeEvents.COMMITTED_TRANSCRIPT_WITH_TIMESTAMPS)
    expect(told[RealtimeEvents.COMMITTED_TRANSCRIPT]).toEqual([
      { message_type: 'committed_transcript', text: 'word word word' },
    ])
    expect(told[RealtimeEvents.COMMITTED_TRANSCRIPT_WITH_TIMESTAMPS]).toMatchObject([
      { text: 'word word word', words: expect.arrayContaining([expect.objectContaining({ text: 'word', start: 1 })]) },
    ])
    connection.commit()
    await until(RealtimeEvents.COMMIT_THROTTLED)
    connection.close()
    await until(RealtimeEvents.CLOSE)
  })

  test('the JavaScript client learns why it is refused', async () => {
    const connection = await createSdk(server, 'no key').speechToText.realtime.connect(options)
    // Every failure is told twice.
    connection.on(RealtimeEvents.ERROR, () => undefined)
    const error = await new Promise((resolve) => connection.on(RealtimeEvents.AUTH_ERROR, resolve))
    expect(error).toMatchObject({ message_type: 'auth_error', error: expect.any(String) })
  })

  // What the plugin of LiveKit's agents says and listens for, in the order in which it does.
  test.each([
    ['by its own pauses', 'commit_strategy=vad&vad_silence_threshold_secs=0.5&min_silence_duration_ms=100', 'encoding'],
    [
      'by the words alone',
      'commit_strategy=vad&vad_silence_threshold_secs=0.5&include_language_detection=true',
      'audio_format',
    ],
    [
      'with times',
      'commit_strategy=vad&vad_silence_threshold_secs=0.5&include_timestamps=true&language_code=en',
      'audio_format',
    ],
  ])('an agent of LiveKit, %s', async (_how, query, format) => {
    const isTimed = query.includes('include_timestamps')
    const base = `${server.url}/v1`.replace('http://', 'ws://')
    const address = `${base}/speech-to-text/realtime?model_id=scribe_v2_realtime&${format}=pcm_16000&${query}`
    const socket = new WebSocket(address, { headers: { 'xi-api-key': person.apiKey } })
    const [started, interim, final]: string[][] = [[], [], []]
    socket.on('message', (data, isBinary) => {
      expect(isBinary).toBe(false)
      const { message_type: type, text = '', words, session_id: id } = JSON.parse(String(data))
      if (type === 'session_started') started?.push(id)
      else if (type === 'partial_transcript') interim?.push(text)
      else if (type === (isTimed ? 'committed_transcript_with_timestamps' : 'committed_transcript')) {
        final?.push(text)
        if (isTimed) expect(words[0].start).toBeGreaterThanOrEqual(0)
      } else expect(['committed_transcript', 'committed_transcript_with_timestamps']).toContain(type)
    })
    await once(socket, 'open')
    const send = (audio: string) =>
      socket.send(
        JSON.stringify({ message_type: 'input_audio_chunk', audio_base_64: audio, commit: false, sample_rate: rate }),
      )
    socket.ping()
    send('')
    for (const turn of [1, 2]) {
      for (const part of [...parts(aVoice(rate, 2500)), ...parts(silence)]) {
        send(part)
        await wait(2)
      }
      await expect.poll(() => final?.length, { timeout: 10_000 }).toBe(turn)
    }
    const closed = once(socket, 'close')
    socket.close()
    await closed
    expect(started).toHaveLength(1)
    expect(interim?.every((text) => text.startsWith('word'))).toBe(true)
    expect(final).toEqual([expect.stringMatching(/^word word/), expect.stringMatching(/^word word/)])
  })
})
