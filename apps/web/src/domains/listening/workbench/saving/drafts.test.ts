import { afterEach, expect, test, vi } from 'vitest'

import { dropDraft, findDraft, keepDraft } from './drafts.ts'

afterEach(() => vi.unstubAllGlobals())

const segment = (id: string, text: string, start: number) => {
  return { id, text, speaker_id: 'a', start_s: start, end_s: start + 1 }
}
const base = [segment('1', 'one', 0), segment('2', 'two', 1), segment('3', 'three', 2)]

/** Keeps things as a browser does, as long as there is room for so many letters. */
function storageOf(room: number) {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new Error('full')
      kept.set(key, value)
    },
    removeItem: (key: string) => kept.delete(key),
  })
}

test('a draft comes back with what it came of: what was changed, taken away, added, and left', () => {
  storageOf(10_000)
  const text = { segments: [segment('1', 'One', 0), segment('3', 'three', 2), segment('4', 'four', 3)], speakers: [] }
  expect(keepDraft('task', { version: 7, base, text })).toBe(true)
  const found = findDraft('task')
  expect(found).toMatchObject({ version: 7, text })
  expect(found?.base.toSorted((one, other) => one.start_s - other.start_s)).toEqual(base)
  dropDraft('task')
  expect(findDraft('task')).toBeUndefined()
})

test('where there is no room for a draft, that is said', () => {
  storageOf(10)
  expect(keepDraft('task', { version: 7, base, text: { segments: base, speakers: [] } })).toBe(false)
  expect(findDraft('task')).toBeUndefined()
})
