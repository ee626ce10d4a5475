import { writeWav } from '@vireo/audio'
import { ErrorBody } from '@vireo/contracts/kit'
import { OpenTranscript, TranscriptSummary } from '@vireo/contracts/transcription'
import { EngineError } from '@vireo/engines'
import { beforeEach, describe, expect, test } from 'vitest'
import { codeOf, of, rate, recording, startTranscriptionServer } from '../transcription.testing.ts'

const on = await startTranscriptionServer()
const {
  server,
  person,
  state: ears,
  inWords,
  heardSeconds,
  get,
  begin,
  change,
  search,
  until,
  usedCredits,
  countOf,
} = on
beforeEach(async () => {
  on.reset()
  await on.work()
})

describe('in the background', () => {
  test('a recording is heard later, listed, found, opened and heard again', async () => {
    const used = await usedCredits()
    const answer = await begin(recording(12), { title: 'Board meeting', language_code: 'en' })
    expect(answer.status).toBe(202)
    const { transcription_id: id, state } = TranscriptSummary.parse(await answer.json())
    expect(['queued', 'running', 'done']).toContain(state)
    const done = await until(id, 'done')
    expect(done).toMatchObject({
      title: 'Board meeting',
      progress: 1,
      version: 1,
      credits: 20,
      duration_ms: 12_000,
      has_media: true,
    })
    expect((await usedCredits()) - used).toBe(20)
    expect((await search('search=BOARD')).transcripts.map((each) => each.transcription_id)).toEqual([id])
    expect((await search('search=word%20word')).transcripts.length).toBeGreaterThan(0)
    expect((await search('search=100%25')).transcripts).toEqual([])
    expect((await search('state=failed')).transcripts).toEqual([])
    expect((await search('language_code=deu')).transcripts.map((each) => each.transcription_id)).not.toContain(id)
    const { transcription_id: next } = TranscriptSummary.parse(await (await begin(recording(2))).json())
    await until(next, 'done')
    const first = await search('page_size=1')
    expect(first.has_more).toBe(true)
    const second = await search(`page_size=1&cursor=${first.next_cursor}`)
    expect(second.transcripts[0]?.transcription_id).not.toBe(first.transcripts[0]?.transcription_id)
    expect(await codeOf(await get('/v1/speech-to-text/transcripts?cursor=nobody'))).toEqual([
      400,
      'invalid_cursor',
      null,
    ])
    const noLanguage = await get('/v1/speech-to-text/transcripts?language_code=__')
    expect(await codeOf(noLanguage)).toEqual([400, 'unsupported_language', 'language_code'])
    const part = await server.fetch(of(id, '/media'), { headers: { ...person.headers, range: 'bytes=0-3' } })
    expect([part.status, await part.text()]).toEqual([206, 'RIFF'])
    const opened = OpenTranscript.parse(await (await get(of(id, '/document'))).json())
    expect(opened).toMatchObject({ version: 1, timing: 'engine', document: { speakers: [] } })
  })

  test('what was heard is not heard again after a failure, and is paid once', async () => {
    const used = await usedCredits()
    let calls = 0
    ears.hear = (sound, wishes) => {
      calls++
      if (calls === 3) return Promise.reject(new EngineError('overloaded', 'not now'))
      return inWords(sound, wishes)
    }
    const { transcription_id: id } = TranscriptSummary.parse(await (await begin(recording(125))).json())
    const done = await until(id, 'done')
    expect(heardSeconds.reduce((sum, each) => sum + each, 0)).toBeLessThan(160)
    expect(done.credits).toBe(209)
    expect((await usedCredits()) - used).toBe(209)
    expect([await countOf('transcript_stretches'), await countOf('credit_reservations')]).toEqual([0, 0])
  }, 60_000)

  test('what cannot be understood fails with its reason, and costs nothing', async () => {
    const used = await usedCredits()
    ears.hear = () => Promise.resolve({ text: '', language: undefined, words: [] })
    const { transcription_id: id } = TranscriptSummary.parse(await (await begin(recording(3))).json())
    expect((await until(id, 'failed')).failure).toMatchObject({ code: 'invalid_audio' })
    expect(await usedCredits()).toBe(used)
    const refused = ErrorBody.parse(await (await get(of(id))).json())
    expect(refused.detail).toMatchObject({
      code: 'transcript_not_ready',
      data: { state: 'failed', failure: { code: 'invalid_audio' } },
    })
    expect(await codeOf(await change(of(id, '/cancel'), 'POST'))).toEqual([409, 'transcript_not_ready', null])
  })

  test('it is stopped at once and costs nothing; so is what is deleted', async () => {
    const used = await usedCredits()
    let release = () => undefined as void
    const entered = new Promise<void>((resolve) => {
      ears.hear = async (sound, wishes) => {
        resolve()
        await new Promise<void>((go) => (release = go))
        return inWords(sound, wishes)
      }
    })
    const { transcription_id: id } = TranscriptSummary.parse(await (await begin(recording(4))).json())
    await entered
    const waiting = TranscriptSummary.parse(await (await begin(recording(4))).json())
    const stopped = await change(of(id, '/cancel'), 'POST')
    expect(TranscriptSummary.parse(await stopped.json()).state).toBe('canceled')
    expect((await change(of(waiting.transcription_id), 'DELETE')).status).toBe(200)
    expect([await usedCredits(), await countOf('credit_reservations')]).toEqual([used, 0])
    release()
    ears.hear = inWords
    expect((await until(id, 'canceled')).version).toBeNull()
    expect(await codeOf(await get(of(waiting.transcription_id)))).toEqual([404, 'transcript_not_found', null])
  })

  test.each([
    ['no sound', new TextEncoder().encode('words that nobody says, in a file'), 'invalid_audio'],
    ['nothing', new Uint8Array(0), 'invalid_audio'],
    ['a click', writeWav(new Float32Array(rate / 20).fill(0.5), rate), 'audio_too_short'],
  ])('%s is refused at once', async (_, file, code) => {
    expect((await codeOf(await begin(file)))[1]).toBe(code)
    expect(await countOf('credit_reservations')).toBe(0)
  })
})
