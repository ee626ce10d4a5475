import { describe, expect, test } from 'vitest'

import { emptyForm, labelsFrom, problemsOf, shownWishes, withTone } from './design-form.ts'

describe('a design form', () => {
  test('is sent only with what the server takes, counted in characters', () => {
    expect(Object.keys(problemsOf(emptyForm, false))).toEqual(['description'])
    expect(problemsOf({ ...emptyForm, description: 'deeper' }, true)).toEqual({})
    expect(problemsOf({ ...emptyForm, description: '🙂'.repeat(20) }, false)).toEqual({})
    expect(Object.keys(problemsOf({ ...emptyForm, description: '🙂'.repeat(1001) }, true))).toEqual(['description'])
    const written = { ...emptyForm, description: 'deeper', findsText: false }
    expect(Object.keys(problemsOf({ ...written, text: 'x'.repeat(99) }, true))).toEqual(['text'])
    expect(problemsOf({ ...written, text: 'x'.repeat(100) }, true)).toEqual({})
  })

  test('shows what was moved, and the description for the rest', () => {
    const read = { wishes: { pitch: -0.6, tones: { warm: 0.6 } }, understood: [], not_understood: [] }
    expect(shownWishes(read, withTone({ pace: 1 }, 'raspy', 0.4))).toEqual({
      pitch: -0.6,
      pace: 1,
      tones: { warm: 0.6, raspy: 0.4 },
    })
  })

  test('reads labels as people write them', () => {
    expect(labelsFrom('use: stories, calm, , : x')).toEqual({ use: 'stories', descriptive: 'calm' })
  })
})
