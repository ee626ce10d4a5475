import { HistoryItem } from '@vireo/contracts/history'
import { expect, test } from 'vitest'

import { leastAnswer, type Some } from '#kit/testing/least-answer.testing.ts'
import { creditsSpent, excerptOf } from './components/excerpt.ts'
import { factsOf, settingsOf } from './details/facts.ts'
import { speakerNames, speakersOf, typeOf } from './speakers.ts'

const made = (given: Some<HistoryItem>) => HistoryItem.parse(leastAnswer(HistoryItem, given))
const drawn = { id: 'v1', sound: { pitchHz: 180 } }
const voices = new Map([['v1', { id: 'v1', name: 'Clara of today', drawn }]])
const line = (voice_id: string, voice_name: string) => ({ text: 'Well.', voice_id, voice_name })

test('a recording names its voice as it was called then, and shows it as it sounds today', () => {
  const item = made({ voice_id: 'v1', voice_name: 'Clara of then', dialogue: null })
  expect(speakersOf(item, voices)).toEqual([{ id: 'v1', name: 'Clara of then', drawn }])
})

test('a dialogue names each of its voices once, in the order in which they begin', () => {
  const dialogue = [line('v2', 'Ewan'), line('v1', 'Clara'), line('v2', 'Ewan')]
  const speakers = speakersOf(made({ voice_id: null, dialogue }), voices)
  expect(speakers.map(({ id }) => id)).toEqual(['v2', 'v1'])
  expect(speakers[0]?.drawn, 'what is not known is drawn by its id').toEqual({ id: 'v2' })
  expect(speakerNames(speakers)).toBe('Ewan, Clara')
})

test('nobody is made up where no voice is known', () => {
  expect(speakersOf(made({ voice_id: null, dialogue: null }), voices)).toEqual([])
  expect(speakerNames([])).toBe('Unknown voice')
  expect(speakerNames(speakersOf(made({ voice_id: 'v9', voice_name: null, dialogue: null }), voices))).toBe(
    'Unknown voice',
  )
})

test('a dialogue is called one, whatever its source; a recording of no source is called nothing', () => {
  expect(typeOf(made({ source: 'TTS', dialogue: [line('v1', 'Clara')] }))).toBe('Dialogue')
  expect(typeOf(made({ source: 'TTS', dialogue: [] }))).toBe('Text to speech')
  expect(typeOf(made({ source: null, dialogue: null }))).toBeUndefined()
})

test('an excerpt is one line that ends with a whole character and shows that it goes on', () => {
  expect(excerptOf(made({ text: '  The ferry\n leaves  at ten. ' }))).toBe('The ferry leaves at ten.')
  expect(excerptOf(made({ text: 'Good 👍🏽👍🏽 to all' }), 6)).toBe('Good 👍…')
  expect(excerptOf(made({ text: 'One two three' }), 4)).toBe('One…')
})

test('a change of voice says what became what; a text that was not kept is not made up', () => {
  const changed = { source: 'STS' as const, text: null, voice_name: 'Clara' }
  expect(excerptOf(made({ ...changed, settings: { source_name: 'me.wav' } }))).toBe('me.wav → Clara')
  expect(excerptOf(made({ ...changed, settings: null }))).toBe('Recording → Clara')
  expect(excerptOf(made({ source: 'TTS', text: ' ' }))).toBe('Text was not kept')
})

test('what was spent is what the counter rose by', () => {
  expect(creditsSpent(made({ character_count_change_from: 120, character_count_change_to: 158 }))).toBe(38)
})

test('facts leave out what nobody knows, and the seed is one of them, not a setting', () => {
  const known = { voices, modelNames: new Map([['m1', 'Multilingual']]) }
  const settings = { seed: 42, stability: 0.5, use_speaker_boost: false, language_code: 'de' }
  const item = made({ voice_id: 'v1', voice_name: 'Clara', model_id: 'm1', output_format: null, settings })
  const facts = new Map(factsOf(item, known).map(({ name, value }) => [name, value]))
  expect([facts.get('Voice'), facts.get('Model'), facts.get('seed')]).toEqual(['Clara', 'Multilingual', '42'])
  expect([...facts.values()].every((value) => value !== '' && value !== 'null')).toBe(true)
  expect(facts.has('Format')).toBe(false)
  expect(settingsOf(item).map(({ value }) => value)).toEqual(['0.50', 'off'])
})
