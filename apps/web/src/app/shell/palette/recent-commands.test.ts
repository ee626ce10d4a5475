import { beforeEach, expect, test, vi } from 'vitest'

import { noteRecent, withRecentFirst } from './recent-commands.ts'

const command = (id: string) => ({ id, title: id, run: () => undefined })
const groups = [
  { title: 'Go to', commands: [command('home'), command('history')] },
  { title: 'Actions', commands: [command('theme')] },
]

beforeEach(() => {
  const entries = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
  })
  return () => vi.unstubAllGlobals()
})

test('what was run last stands first, under a title of its own, and nowhere twice', () => {
  expect(withRecentFirst(groups, 'Recent')).toEqual(groups)
  noteRecent('theme')
  noteRecent('history')
  noteRecent('theme')
  const ids = withRecentFirst(groups, 'Recent').map(({ title, commands }) => [title, ...commands.map(({ id }) => id)])
  expect(ids).toEqual([
    ['Recent', 'theme', 'history'],
    ['Go to', 'home'],
  ])
})

test('five are remembered; what does not exist any more is left out', () => {
  for (const id of ['home', 'a', 'b', 'c', 'd', 'gone']) noteRecent(id)
  expect(withRecentFirst(groups, 'Recent')).toEqual(groups)
})
