import { AddressEngine, AddressEngineInput } from '@vireo/contracts/engines'
import { expect, test } from 'vitest'

import { leastAnswer } from '#kit/testing/least-answer.testing.ts'
import { EngineForm, formOf, hostIn, inputOf, readList } from './engine-form.ts'

const typed = { ...formOf(undefined), name: 'Studio', address: 'https://tts.example.com/v1', model: 'tts-1' }

test('a filled form is what the server takes, and an empty key is left out', () => {
  const values = { ...typed, voices: 'alloy, echo,\nalloy', languages: 'en, de', seconds: '12', api_key: ' ' }
  const input = inputOf(values, { capabilities: ['speech'], nextId: '' })
  expect(AddressEngineInput.parse(input)).toMatchObject({
    voices: ['alloy', 'echo'],
    languages: ['en', 'de'],
    timeout_ms: 12_000,
    concurrency: 4,
    next_engine_id: null,
  })
  expect('api_key' in input).toBe(false)
})

test('an engine that is there comes back as it was, without its key', () => {
  const engine = AddressEngine.parse(
    leastAnswer(AddressEngine, {
      name: 'Studio',
      address: 'https://tts.example.com/v1',
      capabilities: ['chat'],
      model: 'x',
      languages: ['en'],
      timeout_ms: 60_000,
      concurrency: 4,
      has_key: true,
      key_last4: '7f3Q',
    }),
  )
  const values = formOf(engine)
  expect(JSON.stringify(values)).not.toContain('7f3Q')
  expect(inputOf(values, { capabilities: engine.capabilities, nextId: '' })).toMatchObject({
    name: 'Studio',
    model: 'x',
  })
})

test.each([
  ['seconds', '0'],
  ['seconds', 'soon'],
  ['concurrency', '33'],
  ['languages', 'English'],
  ['voices', 'a<b'],
  ['address', 'tts.example.com'],
])('%s of %s is refused while it is typed', (field, value) => {
  const problems = EngineForm.safeParse({ ...typed, [field]: value }).error?.issues.map(({ path }) => path[0])
  expect(problems).toEqual([field])
})

test('lists are read as people write them, and a host as soon as there is one', () => {
  expect(readList(' alloy ,, echo\n nova')).toEqual(['alloy', 'echo', 'nova'])
  expect([hostIn('https://tts.example.com:8443/v1'), hostIn('tts'), hostIn('')]).toEqual([
    'tts.example.com:8443',
    undefined,
    undefined,
  ])
})
