import { publishingEndpoints } from '@vireo/contracts/publishing'
import { expect, test } from 'vitest'

import { leastAnswer, type Some } from '#kit/testing/least-answer.testing.ts'
import type { ListedWork } from '../queries.ts'
import { narrowed, standOf } from './work-state.ts'

function work(said: Some<ListedWork>): ListedWork {
  const { schema } = publishingEndpoints.listWorks.success
  const [listed] = schema.parse(leastAnswer(schema, { works: [said] })).works
  if (!listed) throw new Error('There is one.')
  return listed
}

test.each([
  ['draft', { state: 'draft' }],
  ['released', { state: 'released' }],
  ['withdrawn', { state: 'withdrawn' }],
  ['making', { state: 'released', release: { number: 2, state: 'making' } }],
  ['scheduled', { state: 'draft', scheduled_release: { error_code: null } }],
  ['released', { state: 'released', scheduled_release: { error_code: null } }],
  ['failed', { state: 'released', scheduled_release: { error_code: 'work_not_ready' } }],
  ['failed', { state: 'released', release: { number: 2, state: 'failed' } }],
  ['takenDown', { state: 'withdrawn', taken_down: true, release: { number: 2, state: 'failed' } }],
] as const)('a work that is %s says so, before what it was', (stand, said) => {
  expect(standOf(work(said))).toBe(stand)
})

test('works are found by letters of title or author, how they stand, and what they are', () => {
  const works = [
    work({ work_id: 'one', title: 'Ärger im Garten', kind: 'audiobook', state: 'draft' }),
    work({ work_id: 'two', title: 'Apples', author: 'Ada', kind: 'podcast', state: 'released' }),
  ]
  const found = (filter: Partial<Parameters<typeof narrowed>[1]>) =>
    narrowed(works, { search: '', stand: '', kind: '', ...filter }).map(({ work_id: id }) => id)
  expect(found({})).toEqual(['one', 'two'])
  expect(found({ search: ' ärger ' })).toEqual(['one'])
  expect(found({ search: 'ada' })).toEqual(['two'])
  expect(found({ stand: 'draft' })).toEqual(['one'])
  expect(found({ kind: 'podcast' })).toEqual(['two'])
  expect(found({ kind: 'podcast', stand: 'draft' })).toEqual([])
})
