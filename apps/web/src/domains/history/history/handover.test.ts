import { HistoryItem } from '@vireo/contracts/history'
import { expect, test } from 'vitest'

import { leastAnswer, type Some } from '#kit/testing/least-answer.testing.ts'
import { handoverOf } from './handover.ts'

const made = (given: Some<HistoryItem>) => HistoryItem.parse(leastAnswer(HistoryItem, given))
const spoken = { stability: 0.3, similarity_boost: 0.8, style: 0, use_speaker_boost: true, speed: 1.2, quality: 50 }
const settings = { ...spoken, seed: 42, language_code: 'de' }
const recording = {
  modelId: 'eleven_v3',
  outputFormat: 'mp3_44100_128',
  seed: 42,
  languageCode: 'de',
  controls: spoken,
}

test('a text goes back with its voice and everything that makes it the same recording', () => {
  const item = made({ text: 'Hello.', voice_id: 'v1', model_id: 'eleven_v3', output_format: 'mp3_44100_128', settings })
  expect(handoverOf(item)).toEqual({ text: 'Hello.', voiceId: 'v1', recording })
})

test('a dialogue goes back as its lines, each with its own voice', () => {
  const dialogue = [
    { text: 'One.', voice_id: 'v1', voice_name: 'Clara' },
    { text: 'Two.', voice_id: 'v2', voice_name: 'Ewan' },
  ]
  const item = made({
    text: 'One. Two.',
    model_id: 'eleven_v3',
    output_format: 'mp3_44100_128',
    voice_id: null,
    dialogue,
    settings,
  })
  expect(handoverOf(item)).toEqual({ dialogue, recording })
})

test('a recording of which nothing else was kept brings its text alone', () => {
  const item = made({ text: 'Hello.', voice_id: null, model_id: null, output_format: null, settings: null })
  expect(handoverOf(item)).toMatchObject({ text: 'Hello.', voiceId: undefined })
})
