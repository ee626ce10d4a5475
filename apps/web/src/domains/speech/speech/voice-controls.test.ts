import { Model } from '@vireo/contracts/speech'
import { Voice } from '@vireo/contracts/voices'
import { expect, test } from 'vitest'

import { leastAnswer, type Some } from '#kit/testing/least-answer.testing.ts'
import { acceptedControls, controlsOf } from './voice-controls.ts'

const modelWith = (given: Some<Model>) => Model.parse(leastAnswer(Model, given))
const usual = { stability: 0.5, similarity_boost: 0.75, style: 0, speed: 1, use_speaker_boost: true }

test('a voice that says nothing speaks with the usual settings, and so does none', () => {
  expect(controlsOf(undefined)).toEqual(usual)
  expect(controlsOf(Voice.parse(leastAnswer(Voice, {})))).toEqual(usual)
})

test('what a voice says of itself holds, zero and no included', () => {
  const settings = { stability: 0, similarity_boost: 1, use_speaker_boost: false }
  const voice = Voice.parse(leastAnswer(Voice, { settings }))
  expect(controlsOf(voice)).toEqual({ ...usual, ...settings })
})

test.each([
  [false, false, ['similarity_boost', 'speed', 'stability']],
  [true, false, ['similarity_boost', 'speed', 'stability', 'style']],
  [false, true, ['similarity_boost', 'speed', 'stability', 'use_speaker_boost']],
  [true, true, ['similarity_boost', 'speed', 'stability', 'style', 'use_speaker_boost']],
])('a model with style %s and boost %s is sent what it takes', (can_use_style, can_use_speaker_boost, sent) => {
  const accepted = acceptedControls(usual, modelWith({ can_use_style, can_use_speaker_boost }), undefined)
  expect(Object.keys(accepted).toSorted()).toEqual(sent)
})

test('while the model is unknown, nothing is sent that it might not take', () => {
  expect(acceptedControls(usual, undefined, undefined)).toEqual({ stability: 0.5, similarity_boost: 0.75, speed: 1 })
})

test('a voice is not sent what its engine passes over', () => {
  const model = modelWith({ can_use_style: true, can_use_speaker_boost: true })
  const engine = { name: 'sherpa', quality: 'natural', keeps_up: true, obeys: ['speed', 'similarity_boost'] } as const
  const voice = Voice.parse(leastAnswer(Voice, { engine: { ...engine, obeys: [...engine.obeys] } }))
  expect(Object.keys(acceptedControls(usual, model, voice)).toSorted()).toEqual([
    'similarity_boost',
    'speed',
    'use_speaker_boost',
  ])
})
