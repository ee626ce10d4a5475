import { SpokenTranscript } from '@vireo/contracts/transcription'
import { strFromU8, unzipSync } from 'fflate'
import { beforeEach, expect, test } from 'vitest'
import { codeOf, of, recording, startTranscriptionServer } from '../transcription.testing.ts'

const on = await startTranscriptionServer()
const { server, get, send, change, usedCredits, countOf } = on
beforeEach(() => on.reset())

const names = ['segmented_json', 'docx', 'pdf', 'txt', 'html', 'srt', 'vtt'] as const

async function given(): Promise<string> {
  const spoken = SpokenTranscript.parse(await (await send(recording(3))).json())
  return spoken.transcription_id ?? ''
}

function textOfDocx(bytes: Uint8Array): string {
  return strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array())
}

test('a transcript comes in every format that was asked for, in that order', async () => {
  const wanted = names.map((format) => ({ format, include_speakers: false }))
  const answer = await send(recording(3), { additional_formats: JSON.stringify(wanted) })
  expect(answer.status).toBe(200)
  const { additional_formats: files } = SpokenTranscript.parse(await answer.json())
  expect(files?.map((file) => [file.requested_format, file.file_extension, file.is_base64_encoded])).toEqual([
    ['segmented_json', 'json', false],
    ['docx', 'docx', true],
    ['pdf', 'pdf', true],
    ['txt', 'txt', false],
    ['html', 'html', false],
    ['srt', 'srt', false],
    ['vtt', 'vtt', false],
  ])
  const [json, docx, pdf, txt, html, srt, vtt] = files?.map(({ content }) => content) ?? []
  expect(JSON.parse(json ?? '')).toMatchObject({ segments: [{ text: 'word word word' }] })
  expect(textOfDocx(Buffer.from(docx ?? '', 'base64'))).toContain('word word word')
  expect(
    Buffer.from(pdf ?? '', 'base64')
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  expect([txt, html, srt, vtt].every((text) => text?.includes('word word'))).toBe(true)
  expect(srt).toMatch(/^1\r?\n00:00:00,\d{3} --> /u)
  expect(vtt).toMatch(/^WEBVTT/u)
})

test('the wishes of a format are obeyed', async () => {
  const wanted = [{ format: 'srt', max_characters_per_line: 5, max_segment_chars: 5 }]
  const answer = await send(recording(3), { additional_formats: JSON.stringify(wanted) })
  const [srt] = SpokenTranscript.parse(await answer.json()).additional_formats ?? []
  expect(srt?.content.match(/-->/gu)?.length).toBe(3)
})

test.each([
  ['no JSON', '{'],
  ['no list', '{"format":"srt"}'],
  ['an unknown format', '[{"format":"rtf"}]'],
  ['a line without room', '[{"format":"srt","max_characters_per_line":0}]'],
  ['eleven', JSON.stringify(Array.from({ length: 11 }, () => ({ format: 'txt' })))],
])('%s is refused, and costs nothing', async (_, formats) => {
  const [used, rows] = [await usedCredits(), await countOf('transcripts')]
  const answer = await send(recording(3), { additional_formats: formats })
  expect(await codeOf(answer)).toEqual([400, 'invalid_parameters', 'additional_formats'])
  expect([await usedCredits(), await countOf('transcripts'), await countOf('credit_reservations')]).toEqual([
    used,
    rows,
    0,
  ])
})

test('a transcript that is kept is exported as it is corrected now, in every format', async () => {
  const id = await given()
  const word = { text: 'corrected', type: 'word', start: 0, end: 1, speaker_id: 'a', logprob: 0 }
  const document = { speakers: [{ id: 'a', name: 'Anna' }], paragraphs: [{ speaker_id: 'a', tokens: [word] }] }
  await change(of(id, '/document'), 'PUT', { expected_version: 1, document })
  await change(of(id), 'PATCH', { title: 'Über "uns"/them' })
  for (const format of names) {
    const answer = await get(of(id, `/export?format=${format}&include_speakers=true`))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toContain("filename*=UTF-8''%C3%9Cber%20_uns__them.")
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    const bytes = new Uint8Array(await answer.arrayBuffer())
    if (format === 'pdf') expect(strFromU8(bytes.subarray(0, 5))).toBe('%PDF-')
    else
      expect(format === 'docx' ? textOfDocx(bytes) : strFromU8(bytes)).toMatch(/Anna[^]*corrected|corrected[^]*Anna/u)
  }
})

test('nobody exports what is somebody else’s, nor in a format that there is not', async () => {
  const id = await given()
  const other = await server.signUp()
  const theirs = await server.fetch(of(id, '/export?format=srt'), { headers: other.headers })
  expect((await codeOf(theirs)).slice(0, 2)).toEqual([404, 'transcript_not_found'])
  expect((await get(of(id, '/export?format=rtf'))).status).toBe(422)
})

test('characters that no font of a file has are named, with the answer and beside the file', async () => {
  on.state.hear = () => Promise.resolve({ text: 'so 😀 it', language: 'en', words: [] })
  const answer = await send(recording(3), { additional_formats: '[{"format":"pdf"},{"format":"txt"}]' })
  const spoken = SpokenTranscript.parse(await answer.json())
  expect(spoken.additional_formats?.map((file) => file.unwritten_characters)).toEqual([['😀'], []])
  const file = await get(of(spoken.transcription_id, '/export?format=pdf'))
  expect(JSON.parse(file.headers.get('generation-info') ?? '')).toEqual({ unwritten: ['U+1F600'] })
  const text = await get(of(spoken.transcription_id, '/export?format=txt'))
  expect([await text.text(), text.headers.get('generation-info')]).toEqual([
    expect.stringContaining('😀'),
    '{"unwritten":[]}',
  ])
})
