import { expect, test } from 'vitest'
import { mutantsOf } from './mutants-of.ts'

test.each([
  ['if (used > limit) throw refusal()', ['if (used <= limit) throw refusal()', 'if (used >= limit) throw refusal()']],
  ['return isOwner && !isLocked', ['return isOwner || !isLocked', 'return isOwner && isLocked']],
  [
    'const due = Math.max(0, price - paid)',
    ['const due = Math.max(0, price + paid)', 'const due = Math.min(0, price - paid)'],
  ],
  ['  assertMayInvite(ctx, role)', [';']],
  ['  if (!mayRead(ctx)) throw notFound()', ['  if (mayRead(ctx)) throw notFound()']],
  ['const share: Array<number> = (line) => line', []],
])('%s', (line, mutants) => {
  expect(mutantsOf(line).map((mutant) => mutant.line)).toEqual(mutants)
})

test('one place is changed at a time', () => {
  expect(mutantsOf('a === b && c === d').map(({ line }) => line)).toEqual([
    'a !== b && c === d',
    'a === b && c !== d',
    'a === b || c === d',
  ])
})
