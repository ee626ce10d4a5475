import { writeWav } from '@vireo/audio'
import { aVoice } from '@vireo/audio/testing.ts'
import { expect, test } from 'vitest'
import { abilitiesOf } from '#transcription/transcription.testing.ts'
import { startTestServer } from '../../test-server.ts'
import { createSdk } from '../sdk.ts'

const abilities = abilitiesOf(() => ({
  languages: () => Promise.resolve(['en']),
  recognise: () =>
    Promise.resolve({ text: 'word', language: 'en', words: [{ text: 'word', startMs: 500, endMs: 900 }] }),
  close: () => Promise.resolve(),
}))
const server = await startTestServer({ ports: { abilities } })
const person = await server.signUp({ tier: 'creator' })
const sdk = createSdk(server, person.apiKey)
const file = new Blob([writeWav(aVoice(16_000, 3000), 16_000)], { type: 'audio/wav' })

async function converted(): Promise<{ readonly transcriptionId: string; readonly text: string }> {
  const answer = await sdk.speechToText.convert({
    file,
    modelId: 'scribe_v1',
    languageCode: 'en',
    timestampsGranularity: 'character',
    diarize: true,
    keyterms: ['Vireo', 'word'],
  })
  if (!('words' in answer)) throw new Error('it is one transcript')
  expect(answer.languageCode).toBe('en')
  expect(answer.words[0]).toMatchObject({ text: 'word', type: 'word', speakerId: 'speaker_0' })
  return { transcriptionId: answer.transcriptionId ?? '', text: answer.text }
}

test('POST /v1/speech-to-text', async () => {
  expect((await converted()).text).toContain('word')
})

test('GET /v1/speech-to-text/transcripts/{transcription_id}', async () => {
  const { transcriptionId, text } = await converted()
  expect(await sdk.speechToText.transcripts.get(transcriptionId)).toMatchObject({ text, transcriptionId })
})

test('DELETE /v1/speech-to-text/transcripts/{transcription_id}', async () => {
  const { transcriptionId } = await converted()
  await sdk.speechToText.transcripts.delete(transcriptionId)
  await expect(sdk.speechToText.transcripts.get(transcriptionId)).rejects.toMatchObject({ statusCode: 404 })
})
