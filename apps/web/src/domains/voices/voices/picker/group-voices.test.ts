import { Voice } from '@vireo/contracts/voices'
import { expect, test } from 'vitest'

import { leastAnswer, type Some } from '#kit/testing/least-answer.testing.ts'
import { findVoices, firstOf, groupVoices } from './group-voices.ts'

const voiceWith = (given: Some<Voice>) => Voice.parse(leastAnswer(Voice, given))
const wren = voiceWith({ voice_id: 'wren', name: 'Wren', category: 'premade', labels: { language: 'de' } })
const zoe = voiceWith({ voice_id: 'zoe', name: 'Zoë', category: 'cloned', description: 'Warm and slow' })
const kite = voiceWith({
  voice_id: 'kite',
  name: 'Kite',
  category: 'premade',
  labels: { use_case: 'narrative_story', accent: 'british' },
})
const all = [zoe, wren, kite]
const idsOf = (groups: ReturnType<typeof groupVoices>) =>
  groups.map(({ id, voices }) => [id, voices.map((voice) => voice.voice_id)])

test('those used last stand first, and no voice twice', () => {
  expect(idsOf(groupVoices(all, ['kite', 'gone'], ''))).toEqual([
    ['recent', ['kite']],
    ['mine', ['zoe']],
    ['explore', ['wren']],
  ])
})

test('whoever searches finds each voice where it belongs', () => {
  expect(idsOf(groupVoices(all, ['kite'], 'k'))).toEqual([['explore', ['kite']]])
  expect(groupVoices(all, ['kite'], 'nobody')).toEqual([])
})

test.each([
  ['zoe', ['zoe']],
  ['slow WARM', ['zoe']],
  ['german', ['wren']],
  ['narration', ['kite']],
  ['warm british', []],
  ['  ', ['zoe', 'wren', 'kite']],
])('%j finds %j', (search, ids) => {
  expect(findVoices(all, search).map((voice) => voice.voice_id)).toEqual(ids)
})

test('the first of a long list are cut across groups', () => {
  expect(idsOf(firstOf(groupVoices(all, ['kite'], ''), 2))).toEqual([
    ['recent', ['kite']],
    ['mine', ['zoe']],
  ])
})
