import { OpenTranscript, SpokenTranscript, TranscriptPage, TranscriptSummary } from '@vireo/contracts/transcription'
import { beforeEach, describe, expect, test } from 'vitest'
import { codeOf, of, recording, startTranscriptionServer } from '../transcription.testing.ts'

const on = await startTranscriptionServer()
const { server, person, get, send, change } = on
beforeEach(() => on.reset())

describe('corrections', () => {
  async function given(): Promise<OpenTranscript> {
    const spoken = SpokenTranscript.parse(await (await send(recording(4))).json())
    const answer = await get(of(spoken.transcription_id ?? '', '/document'))
    return OpenTranscript.parse(await answer.json())
  }
  const word = { text: 'corrected', type: 'word', start: 0, end: 1, speaker_id: 'a', logprob: 0 }
  const document = { speakers: [{ id: 'a', name: 'Chair' }], paragraphs: [{ speaker_id: 'a', tokens: [word] }] }

  test('the next version is what is read and found; who corrects an older one is told', async () => {
    const { transcript } = await given()
    const path = of(transcript.transcription_id, '/document')
    expect(await (await change(path, 'PUT', { expected_version: 1, document })).json()).toEqual({ version: 2 })
    expect(await codeOf(await change(path, 'PUT', { expected_version: 1, document }))).toEqual([
      409,
      'transcript_changed',
      null,
    ])
    const found = await server.fetch('/v1/speech-to-text/transcripts?search=corrected', { headers: person.headers })
    expect(TranscriptPage.parse(await found.json()).transcripts[0]).toMatchObject({ version: 2, excerpt: 'corrected' })
    const spoken = await get(of(transcript.transcription_id))
    expect(SpokenTranscript.parse(await spoken.json()).text).toBe('corrected')
  })

  test('a passage alone is kept in its place, and what is around it stays', async () => {
    const opened = await given()
    const path = of(opened.transcript.transcription_id, '/document')
    const two = {
      ...document,
      paragraphs: [...document.paragraphs, { speaker_id: 'a', tokens: [{ ...word, text: 'kept' }] }],
    }
    await change(path, 'PUT', { expected_version: 1, document: two })
    const other = { speaker_id: 'b', tokens: [{ ...word, text: 'new', speaker_id: 'b' }] }
    const speakers = [...document.speakers, { id: 'b', name: 'Guest' }]
    const passage = { speakers, first: 0, removed: 1, paragraphs: [other, other] }
    expect(await (await change(path, 'PUT', { expected_version: 2, passage })).json()).toEqual({ version: 3 })
    const now = OpenTranscript.parse(await (await get(path)).json())
    expect(now.document).toEqual({ speakers, paragraphs: [other, other, two.paragraphs[1]] })
    expect(await codeOf(await change(path, 'PUT', { expected_version: 2, passage }))).toEqual([
      409,
      'transcript_changed',
      null,
    ])
    const refused = [
      { ...passage, first: 3 },
      { ...passage, speakers: [] },
    ]
    for (const wrong of refused)
      expect(await codeOf(await change(path, 'PUT', { expected_version: 3, passage: wrong }))).toEqual([
        400,
        'invalid_parameters',
        'passage',
      ])
    for (const both of [{}, { document, passage }])
      expect((await change(path, 'PUT', { expected_version: 3, ...both })).status).toBe(422)
  })

  test.each([
    ['a speaker named twice', { ...document, speakers: [...document.speakers, { id: 'a', name: 'Guest' }] }],
    ['a speaker without a name', { ...document, speakers: [] }],
  ])('%s is refused', async (_, wrong) => {
    const { transcript } = await given()
    const answer = await change(of(transcript.transcription_id, '/document'), 'PUT', {
      expected_version: 1,
      document: wrong,
    })
    expect(await codeOf(answer)).toEqual([400, 'invalid_parameters', 'document'])
  })

  test('it is renamed; its recording is deleted and the words stay; nobody else sees any of it', async () => {
    const { transcript } = await given()
    const id = transcript.transcription_id
    const other = await server.signUp()
    expect((await server.fetch(of(id), { headers: other.headers })).status).toBe(404)
    expect((await server.fetch(of(id, '/media'), { headers: other.headers })).status).toBe(404)
    expect(TranscriptSummary.parse(await (await change(of(id), 'PATCH', { title: 'Minutes' })).json()).title).toBe(
      'Minutes',
    )
    const gone = await change(of(id, '/media'), 'DELETE')
    expect(TranscriptSummary.parse(await gone.json()).has_media).toBe(false)
    expect(await codeOf(await change(of(id, '/media'), 'DELETE'))).toEqual([404, 'recording_not_kept', null])
    expect(await codeOf(await get(of(id, '/media')))).toEqual([404, 'recording_not_kept', null])
    expect((await get(of(id))).status).toBe(200)
    expect((await change(of(id), 'DELETE')).status).toBe(200)
    expect((await get(of(id))).status).toBe(404)
  })
})
