import { Dictionary, pronunciationEndpoints, type PronunciationRule } from '@vireo/contracts/pronunciation'
import { workspacesEndpoints } from '@vireo/contracts/workspaces'
import { QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { describe, expect, test } from 'vitest'

import { contractQuery } from '#kit/api/index.ts'
import { useForTests } from '#kit/testing/hook.testing.ts'
import { leastAnswer } from '#kit/testing/least-answer.testing.ts'
import { standIn } from '#kit/testing/stand-in.testing.ts'
import { shownForTests } from '#kit/testing.ts'
import { MisreadNote } from './misread-note.tsx'
import { useRulesForAll, writableOf } from './use-rules-for-all.ts'

const dictionary = (id: string, more: Partial<Dictionary> = {}) =>
  Dictionary.parse(leastAnswer(Dictionary, { id, permission_on_resource: 'editor', archived_time_unix: null, ...more }))
const newest = (id: string) => ({ pronunciation_dictionary_id: id, version_id: null })

describe('the composer', () => {
  const shown = (words: readonly string[]) => {
    const { queryKey } = contractQuery(pronunciationEndpoints.findMisread, { text: 'We read.', language: 'en' })
    const found = words.map((word) => ({ word, reason: 'heteronym', count: 1, suggestions: [] }))
    const note = createElement(MisreadNote, { text: 'We read.', language: undefined, voice: undefined })
    return shownForTests(note, { answers: [[queryKey, { words: found }]] })
  }
  test('says how many words are probably misread, and nothing where there are none', () => {
    expect(shown([])).toBe('')
    expect(shown(['read'])).toContain('1 word is probably misread')
    expect(shown(['read', 'live'])).toContain('2 words are probably misread')
  })
})

describe('a rule for all speech', () => {
  test.each([
    ['one may write into', dictionary('one'), [newest('one')], 'one'],
    ['one may only read', dictionary('one', { permission_on_resource: 'viewer' }), [newest('one')], undefined],
    ['is archived', dictionary('one', { archived_time_unix: 1 }), [newest('one')], undefined],
    ['is used as it once was', dictionary('one'), [{ ...newest('one'), version_id: 'old' }], undefined],
  ])('goes into a dictionary that %s: %#', (_, one, locators, id) => {
    expect(writableOf([one], locators)).toBe(id)
  })

  const rule: PronunciationRule = {
    type: 'alias',
    string_to_replace: 'FBI',
    alias: 'F B I',
    case_sensitive: true,
    word_boundaries: true,
  }
  const seat = (type: string) => ({ workspaces: [{ is_current: true, seat_type: type }] })
  const inUse = async (type: string) => {
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
    const answer = (key: readonly unknown[], known: unknown) => client.setQueryData([...key], known)
    answer(contractQuery(workspacesEndpoints.get, {}).queryKey, { pronunciation_dictionary_locators: [] })
    answer(contractQuery(workspacesEndpoints.listWorkspaces, {}).queryKey, seat(type))
    return useForTests(useRulesForAll, { client })
  }

  test('begins a dictionary where there is none, and has all speech use it', async () => {
    const asked: [string, unknown][] = []
    standIn('fetch', async (url: string, { body }: RequestInit) => {
      asked.push([new URL(url, 'http://here').pathname, typeof body === 'string' ? JSON.parse(body) : undefined])
      const { schema } = (
        url.includes('add-from-rules') ? pronunciationEndpoints.createFromRules : workspacesEndpoints.get
      ).success
      return Response.json(
        leastAnswer(schema, url.includes('add-from-rules') ? { id: 'made', permission_on_resource: 'admin' } : {}),
      )
    })
    const hook = await inUse('workspace_admin')
    await hook.act(({ save }) => save?.(rule))
    expect(asked.slice(0, 2)).toEqual([
      ['/v1/pronunciation-dictionaries/add-from-rules', { name: 'My words', rules: [rule] }],
      [expect.any(String), { pronunciation_dictionary_locators: [{ pronunciation_dictionary_id: 'made' }] }],
    ])
  })

  test('is made by nobody who may neither write into one nor say what all speech uses', async () => {
    expect((await inUse('workspace_member')).now()).toMatchObject({ isKnown: true, save: undefined })
  })
})
