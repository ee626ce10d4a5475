import { Voice, type VoiceSample } from '@vireo/contracts/voices'
import { describe, expect, test } from 'vitest'

import { leastAnswer, type Some } from '#kit/testing/least-answer.testing.ts'
import { doneSteps, firstOpenStep, needsChoice, type ProfessionalVoice, trainedModel } from './steps.ts'

type Separation = Some<NonNullable<VoiceSample['speaker_separation']>>

/** A voice with one recording of these seconds, and a training of this state for each model. */
function voiceWith({
  seconds = 90,
  state = {},
  separation = { status: 'completed', speakers: { a: { speaker_id: 'a' } } },
  isProven = true,
  hasSample = true,
}: {
  readonly seconds?: number
  readonly state?: ProfessionalVoice['fine_tuning']['state']
  readonly separation?: Separation
  readonly isProven?: boolean
  readonly hasSample?: boolean
} = {}): ProfessionalVoice {
  const voice = Voice.parse(
    leastAnswer(Voice, {
      samples: hasSample ? [{ sample_id: 's1', speaker_separation: separation }] : [],
      fine_tuning: { state, dataset_duration_seconds: seconds },
      voice_verification: { is_verified: isProven },
    }),
  )
  const { fine_tuning } = voice
  if (!fine_tuning) throw new Error('This voice is not professional.')
  return { ...voice, fine_tuning }
}

const twoSpeakers: Separation = { status: 'completed', speakers: { a: { speaker_id: 'a' }, b: { speaker_id: 'b' } } }

describe('where somebody goes on with a professional voice', () => {
  test.each([
    ['a voice without recordings', voiceWith({ hasSample: false, seconds: 0 }), 'samples'],
    ['less than a minute of speech', voiceWith({ seconds: 59.9 }), 'samples'],
    ['speakers that are being told apart', voiceWith({ separation: { status: 'pending' } }), 'speakers'],
    ['two speakers of whom nobody was chosen', voiceWith({ separation: twoSpeakers }), 'speakers'],
    ['a voice that nobody proved', voiceWith({ isProven: false }), 'proof'],
    ['a voice that is ready for its training', voiceWith(), 'training'],
    ['a finished voice', voiceWith({ state: { m1: 'fine_tuned' } }), 'training'],
  ] as const)('%s', (_what, voice, step) => {
    expect(firstOpenStep(voice)).toBe(step)
  })

  test('a training that is under way is looked at, whatever else is missing', () => {
    expect(firstOpenStep(voiceWith({ seconds: 0, isProven: false, state: { m1: 'queued' } }))).toBe('training')
  })
})

test('one minute of speech is enough, and not a moment less', () => {
  expect(doneSteps(voiceWith({ seconds: 60 })).samples).toBe(true)
  expect(doneSteps(voiceWith({ seconds: 59.999 })).samples).toBe(false)
})

test('without recordings nobody has been told apart', () => {
  expect(doneSteps(voiceWith({ hasSample: false })).speakers).toBe(false)
})

test('one speaker is chosen by nobody, several are until somebody says who', () => {
  expect(needsChoice(voiceWith())).toBe(false)
  expect(needsChoice(voiceWith({ separation: twoSpeakers }))).toBe(true)
  expect(needsChoice(voiceWith({ separation: { ...twoSpeakers, selected_speaker_ids: ['a'] } }))).toBe(false)
})

test('a training is over only when no model is under way any more', () => {
  expect(doneSteps(voiceWith({ state: { m1: 'fine_tuned' } })).training).toBe(true)
  expect(doneSteps(voiceWith({ state: { m1: 'fine_tuned', m2: 'fine_tuning' } })).training).toBe(false)
  expect(doneSteps(voiceWith({ state: { m1: 'failed' } })).training).toBe(false)
})

test('of several models, the one that is under way tells most', () => {
  expect(trainedModel(voiceWith({ state: { m1: 'failed', m2: 'delayed' } }))).toBe('m2')
  expect(trainedModel(voiceWith({ state: { m1: 'failed', m2: 'fine_tuned' } }))).toBe('m1')
  expect(trainedModel(voiceWith())).toBeUndefined()
})
