import { expect, test } from 'vitest'

import type { Samples } from '#voices/samples/index.ts'
import { noWishes } from './clone-wishes.ts'
import { problemsOf } from './problems.ts'
import { cloningWords } from './words.ts'

const sample = (status: Samples['list'][number]['status']): Samples['list'][number] => ({
  source: { id: status, file: new File([], status), durationMs: undefined, peaks: undefined, isRecorded: false },
  status,
  report: undefined,
  problem: undefined,
  transcript: '',
})

test('a clone needs a recording, a name and consent', () => {
  expect(Object.keys(problemsOf(noWishes, [])).toSorted()).toEqual(['consent', 'name', 'samples'])
  expect(problemsOf({ ...noWishes, name: 'Me', agrees: true }, [sample('checked')])).toEqual({})
})

test('one waits for recordings while they are listened to, and no longer', () => {
  expect(problemsOf(noWishes, [sample('checking')]).samples).toBe(cloningWords.stillChecking)
  expect(problemsOf(noWishes, [sample('checked')]).samples).toBeUndefined()
})
