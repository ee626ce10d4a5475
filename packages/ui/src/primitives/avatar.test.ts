import { expect, test } from 'vitest'

import { initialsOf } from './avatar.tsx'
import { splitLabels } from './badge-list.tsx'

test.each([
  ['Mara', 'M'],
  ['Mara Lindqvist', 'ML'],
  ['mara de la cruz', 'MC'],
  ['mara.lind@example.com', 'ML'],
  ['mara@example.com', 'M'],
  ['Özlem', 'Ö'],
  ['', ''],
])('%s is marked %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('three labels are shown and the others counted', () => {
  expect(splitLabels(['a', 'b', 'c', 'd', 'e'], 3)).toEqual({ shown: ['a', 'b', 'c'], hidden: 2 })
  expect(splitLabels(['a'], 3)).toEqual({ shown: ['a'], hidden: 0 })
})
