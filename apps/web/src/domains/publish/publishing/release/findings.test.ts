import type { WorkCheck } from '@vireo/contracts/publishing'
import { expect, test } from 'vitest'

import { findingsOf, isMissing, passedIn } from './findings.ts'

function check(code: WorkCheck['code'], state: WorkCheck['state'], chapter?: string, value?: number): WorkCheck {
  return { code, state, message: '', chapter_id: chapter ?? null, value: value ?? null }
}

const checks = [
  check('author', 'passed'),
  check('recording', 'passed', 'one'),
  check('loudness', 'mended', 'one', -15),
  check('recording', 'waiting', 'two'),
  check('loudness', 'waiting', 'two'),
  check('recording', 'passed', 'three'),
  check('loudness', 'mended', 'three', -14),
  check('silence_end', 'failed', 'three', 7000),
  check('cover', 'failed'),
]

test('what is to be done comes first, what is waited for is told once, and chapters stand together', () => {
  expect(findingsOf(checks)).toEqual([
    { code: 'silence_end', state: 'failed', chapters: [{ id: 'three', value: 7000 }] },
    { code: 'cover', state: 'failed', chapters: [] },
    { code: 'recording', state: 'waiting', chapters: [{ id: 'two', value: null }] },
    {
      code: 'loudness',
      state: 'mended',
      chapters: [
        { id: 'one', value: -15 },
        { id: 'three', value: -14 },
      ],
    },
  ])
})

test('what is right is right everywhere', () => {
  expect(passedIn(checks)).toEqual(['author'])
  expect(passedIn([check('peak', 'passed', 'one'), check('peak', 'failed', 'two')])).toEqual([])
})

test.each([
  ['author', { has_cover: false, chapters: [] }, true],
  ['rights', { has_cover: true, chapters: [] }, true],
  ['cover', { has_cover: false, chapters: [] }, true],
  ['cover', { has_cover: true, chapters: [] }, false],
  ['chapters', { has_cover: false, chapters: [] }, true],
  ['loudness', { has_cover: false, chapters: [] }, false],
] as const)('%s of a work with %j is only not there yet: %s', (code, work, expected) => {
  expect(isMissing({ code, state: 'failed', chapters: [] }, { ...work, chapters: [] })).toBe(expected)
  expect(isMissing({ code, state: 'waiting', chapters: [] }, { ...work, chapters: [] })).toBe(false)
})
