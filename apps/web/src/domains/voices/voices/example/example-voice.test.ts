import { Voice } from '@vireo/contracts/voices'
import { expect, test } from 'vitest'

import { leastAnswer, type Some } from '#kit/testing/least-answer.testing.ts'
import { exampleVoice } from './example-voice.ts'

const voice = (voice_id: string, given: Some<Voice>) =>
  Voice.parse(leastAnswer(Voice, { voice_id, category: 'premade', preview_url: '/v1/sample.mp3', ...given }))
const german = voice('german', { labels: { language: 'de' } })
const english = voice('english', { labels: { language: 'en' } })

test('the example that is heard comes with the product, and reads the language of the reader where one does', () => {
  const own = voice('own', { category: 'cloned', labels: { language: 'de' } })
  expect(exampleVoice([own, english, german], 'de')?.voice_id).toBe('german')
  expect(exampleVoice([own, english], 'de')?.voice_id).toBe('english')
})

test('where there is no sound there is no example', () => {
  expect(exampleVoice([], 'en')).toBeUndefined()
  expect(exampleVoice([voice('mute', { preview_url: null })], 'en')).toBeUndefined()
})
