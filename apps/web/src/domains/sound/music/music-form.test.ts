import { expect, test } from 'vitest'
import { costOfForm, handedOver, readDraft, settingsOf } from './music-form.ts'

const form = {
  prompt: 'folk',
  seconds: null,
  kind: 'track',
  isInstrumental: false,
  seed: null,
  format: 'auto',
} as const

test('a piece costs 1,000 credits a minute, by the second', () => {
  expect(costOfForm(form)).toBe(1000)
  expect(costOfForm({ ...form, seconds: 30 })).toBe(500)
  expect(costOfForm({ ...form, seconds: 3 })).toBe(50)
})

test('what the history hands over is the prompt; what it does not is left', () => {
  expect(handedOver({ text: 'calm folk' })?.prompt).toBe('calm folk')
  expect(handedOver(null)).toBeUndefined()
  expect(readDraft().prompt).toBe('')
})

test('the form says how, whatever it is made of', () => {
  expect(settingsOf({ ...form, kind: 'loop', seed: 7 })).toEqual({
    generation_mode: 'loop',
    force_instrumental: false,
    seed: 7,
  })
})
