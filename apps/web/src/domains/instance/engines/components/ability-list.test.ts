import { type EngineCapability, engineCapabilities, EngineModel, addressEndpoints } from '@vireo/contracts/engines'
import { createElement } from 'react'
import { expect, test } from 'vitest'

import { contractQuery } from '#kit/api/index.ts'
import { shownForTests } from '#kit/testing.ts'
import { leastAnswer } from '#kit/testing/least-answer.testing.ts'
import { AbilityList } from './ability-list.tsx'

const model = (capability: EngineCapability, more: Partial<EngineModel> = {}) =>
  EngineModel.parse(leastAnswer(EngineModel, { capability, is_commercial: true, ...more }))
const ear = model('recognition', {
  name: 'sense-voice-int8',
  also: ['spoken_language'],
  bytes: 200,
  state: 'available',
})
const small = model('recognition', { name: 'whisper-tiny-en', bytes: 100, state: 'available' })

/** Shows an instance that can do some things. */
const shown = (there: readonly EngineCapability[], models: EngineModel[], missing: string | null = null) =>
  shownForTests(
    createElement(AbilityList, {
      capabilities: engineCapabilities.map((capability) => ({
        capability,
        is_there: there.includes(capability),
        is_rough: capability === 'recognition',
      })),
      models,
      missing,
    }),
    { answers: [[contractQuery(addressEndpoints.listShared, {}).queryKey, { engines: [] }]] },
  )

test('the instance is said to speak, not to have natural voices, and how well it hears', () => {
  const page = shown(['speech', 'recognition'], [])
  expect(page).toContain('Speech')
  expect(page).not.toContain('Natural voices')
  expect(page).toContain('Ready, rough')
})

test('everything has a line, and what is missing says what it is for and the one thing that helps', () => {
  const page = shown(['speech', 'cloning'], [ear, small])
  for (const line of [
    ['Recognition', 'Writes down what is said in a recording.', 'Install Whisper tiny, English'],
    ['Which language is spoken', 'Tells in which language somebody speaks.', 'Install SenseVoice'],
    ['Chat', 'Answers in a conversation.', 'Connect by address'],
    ['Text embeddings', 'Finds texts that mean the same.', 'Connect by address'],
    ['Translation', 'Turns a text into another language.', 'No engine for this yet'],
    ['Separating sources', 'Parts voices from music.', 'No engine for this yet'],
    ['What is heard', 'Names what is heard: rain, a dog, applause.', 'No engine for this yet'],
  ])
    expect(page).toMatch(new RegExp(line.join('.*?')))
})

test('nothing is offered to install where models cannot be used, or that is not for everybody', () => {
  expect(shown([], [ear, small], 'no library')).not.toContain('Install')
  expect(shown([], [ear, small], 'no library')).toContain('Connect by address: Recognition')
  expect(shown([], [{ ...ear, is_commercial: false }])).not.toContain('Install')
})

test('what is on its way is not offered again', () => {
  const page = shown([], [{ ...small, state: 'downloading' }])
  expect(page).toContain('Whisper tiny, English is on its way')
  expect(page).not.toContain('Install Whisper')
})
