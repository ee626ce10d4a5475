import { expect, test } from 'vitest'

import { draftOf, formOf, newQuestion } from './draft.ts'

const asked = { ...newQuestion(), prompt: 'Write it down.', expected: 'Hello.' }

test('what is wrong is said at its question, and nothing is sent of it', () => {
  const { form, faults } = formOf({ ...draftOf(null), questions: [asked, { ...asked, prompt: ' ', expected: '…' }] })
  expect(form).toBeUndefined()
  expect(faults.map((fault) => Object.keys(fault))).toEqual([[], ['prompt', 'expected']])
})

test('a test is sent as it was read, with its recordings', () => {
  const read = {
    qualification_id: 'prodqual_1',
    pass_percent: 80,
    minutes: 10,
    attempts_max: 2,
    pause_hours: 0,
    questions: [
      { prompt: 'Write it down.', expected: 'Hello.', recording_id: 'prodtestrec_1', recording_url: '/files/1' },
    ],
    updated_at: '2026-03-01T10:00:00Z',
  }
  const { pass_percent, minutes, attempts_max, pause_hours } = read
  expect(formOf(draftOf(read)).form).toEqual({
    pass_percent,
    minutes,
    attempts_max,
    pause_hours,
    questions: [{ prompt: 'Write it down.', expected: 'Hello.', recording_id: 'prodtestrec_1' }],
  })
})
