import { expect, test } from 'vitest'

import { formOf, labelsAfter } from './voice-form.ts'

const voice = { name: 'Ada', description: null, labels: { gender: 'female', language: 'en', mood: 'calm' } }

test('a form begins as the voice is', () => {
  expect(formOf(voice)).toEqual({ name: 'Ada', description: '', gender: 'female', age: '', use_case: '', accent: '' })
})

test('labels that the form does not ask for stay; those that it empties go', () => {
  const values = { ...formOf(voice), gender: '', accent: '  british ' }
  expect(labelsAfter(voice.labels, values)).toEqual({ language: 'en', mood: 'calm', accent: 'british' })
})
