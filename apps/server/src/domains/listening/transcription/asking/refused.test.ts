import { writeWav } from '@vireo/audio'
import { EngineError } from '@vireo/engines'
import { beforeEach, describe, expect, test } from 'vitest'
import { codeOf, type Fields, rate, recording, startTranscriptionServer } from '../transcription.testing.ts'

const on = await startTranscriptionServer()
const { server, state, inWords, send, begin, usedCredits, countOf } = on
beforeEach(() => on.reset())

describe('what is refused costs nothing and leaves nothing', () => {
  test('without an engine it is said which capability is missing', async () => {
    state.isInstalled = false
    const answer = await send(recording(2))
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      detail: { code: 'engine_not_installed', data: { capability: 'recognition', install: null } },
    })
    expect(await codeOf(await begin(recording(2)))).toEqual([400, 'engine_not_installed', null])
  })

  test.each([
    [{ use_multi_channel: 'true' }, 'use_multi_channel'],
    [{ diarization_threshold: '0.2' }, 'diarization_threshold'],
    [{ entity_detection: 'pii' }, 'entity_detection'],
    [{ entity_redaction: 'pii' }, 'entity_redaction'],
    [{ no_verbatim: 'true' }, 'no_verbatim'],
    [{ use_speaker_library: 'true' }, 'use_speaker_library'],
    [{ detect_speaker_roles: 'true' }, 'detect_speaker_roles'],
  ])('%o is refused by its name', async (fields: Fields, param) => {
    const before = await usedCredits()
    expect(await codeOf(await send(recording(2), fields))).toEqual([400, 'recognition_option_refused', param])
    expect(await usedCredits()).toBe(before)
  })

  test('what an engine leaves undone is named', async () => {
    const answer = await send(recording(2), {
      seed: '3',
      temperature: '0',
      tag_audio_events: 'false',
      keyterms: 'Vireo',
    })
    const named = JSON.parse(answer.headers.get('generation-info') ?? '') as unknown
    expect(named).toEqual({ not_applied: ['temperature', 'seed', 'keyterms'], timestamps: 'engine' })
  })

  test.each([
    ['another model', recording(2), { model_id: 'eleven_v3' }, 'unsupported_model', 'model_id'],
    ['nothing', new Uint8Array(0), {}, 'invalid_audio', 'file'],
    ['text', new TextEncoder().encode('this is no sound at all, whatever it is called'), {}, 'invalid_audio', 'file'],
    ['half a file', recording(5).slice(0, 60_000), {}, 'invalid_audio', 'file'],
    ['silence', writeWav(new Float32Array(3 * rate), rate), {}, 'invalid_audio', 'file'],
    ['a click', writeWav(new Float32Array(rate / 20).fill(0.5), rate), {}, 'audio_too_short', 'file'],
    ['no file', undefined, {}, 'invalid_parameters', 'file'],
  ])('%s', async (_, file, fields: Fields, code, param) => {
    const [rows, used] = [await countOf('transcripts'), await usedCredits()]
    expect(await codeOf(await send(file, fields))).toEqual([400, code, param])
    expect([await countOf('transcripts'), await usedCredits(), await countOf('credit_reservations')]).toEqual([
      rows,
      used,
      0,
    ])
  })

  test('an engine that understands nothing, or fails', async () => {
    const used = await usedCredits()
    state.hear = () => Promise.resolve({ text: '', language: undefined, words: [] })
    expect(await codeOf(await send(recording(2)))).toEqual([400, 'invalid_audio', 'file'])
    state.hear = () => Promise.reject(new EngineError('crashed', 'gone'))
    expect(await codeOf(await send(recording(2)))).toEqual([500, 'engine_failed', null])
    expect([await usedCredits(), await countOf('credit_reservations')]).toEqual([used, 0])
  })

  test('who leaves pays nothing', async () => {
    const [used, leaving] = [await usedCredits(), new AbortController()]
    state.hear = async (sound, wishes) => {
      leaving.abort()
      await new Promise((resolve) => setTimeout(resolve, 50))
      return inWords(sound, wishes)
    }
    await expect(send(recording(3), {}, '', { signal: leaving.signal })).rejects.toThrow()
    await expect.poll(() => countOf('credit_reservations')).toBe(0)
    expect(await usedCredits()).toBe(used)
  })

  test('an account without credits', async () => {
    const poor = await server.signUp()
    const { pool } = server.database
    await pool.query('update credit_accounts set used_credits = plan_credits where workspace_id = $1', [
      poor.workspaceId,
    ])
    expect((await codeOf(await send(recording(2), {}, '', { headers: poor.headers })))[1]).toBe('insufficient_credits')
  })
})
