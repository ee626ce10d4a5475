import { pronunciationEndpoints } from '@vireo/contracts/pronunciation'
import { workspacesEndpoints } from '@vireo/contracts/workspaces'
import { createElement } from 'react'
import { expect, test } from 'vitest'

import { contractQuery } from '#kit/api/index.ts'
import { shownForTests } from '#kit/testing.ts'
import { AppliedDictionaries } from './applied-dictionaries.tsx'

const { queryKey: workspaceKey } = contractQuery(workspacesEndpoints.get, {})
const locators = (...ids: string[]) => ({
  pronunciation_dictionary_locators: ids.map((id) => ({ pronunciation_dictionary_id: id })),
})
const shown = (answers: [readonly unknown[], unknown][]) =>
  shownForTests(createElement(AppliedDictionaries), { answers })

test('the composer names what all speech is said with, says that it is nothing, and claims neither before it knows', () => {
  expect(shown([])).not.toMatch(/Said with|No dictionary/u)
  expect(shown([[workspaceKey, locators()]])).toContain('No dictionary is used for all speech.')
  const two = locators('pdict_1', 'pdict_2')
  expect(shown([[workspaceKey, two]])).not.toMatch(/Said with|No dictionary/u)
  const names = [pronunciationEndpoints.list.id, 'applied', 'pdict_1', 'pdict_2']
  const known = shown([
    [workspaceKey, two],
    [names, [{ name: 'House terms' }, { name: 'Names' }]],
  ])
  expect(known).toContain('Said with House terms and Names.')
})
