import type { ShareOption } from '@vireo/contracts/resources'
import { expect, test } from 'vitest'

import { optionGroups } from './option-groups.tsx'

const option = (type: ShareOption['type'], name: string, id = name): ShareOption => ({ type, name, id })

test('everyone comes first, then groups, people and machines, each kind by name', () => {
  const options = [
    option('key', 'ci'),
    option('user', 'Zoe'),
    option('group', 'Sound team'),
    option('user', 'Ada'),
    option('group', 'Anybody', 'default'),
    option('group', 'Design'),
  ]
  expect(optionGroups(options).map(({ label, options: of }) => [label, of.map((each) => each.label)])).toEqual([
    ['Groups', ['Everyone in the workspace', 'Design', 'Sound team']],
    ['People', ['Ada', 'Zoe']],
    ['Service accounts', ['ci']],
  ])
})

test('a kind of which there is nobody has no heading', () => {
  expect(optionGroups([])).toEqual([])
  expect(optionGroups([option('user', 'Ada')]).map(({ label }) => label)).toEqual(['People'])
})
