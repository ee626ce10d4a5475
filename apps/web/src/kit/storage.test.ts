import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'

import { clearStored, readStored, writeStored } from './storage.ts'

class MemoryStorage {
  [key: string]: unknown
  getItem(key: string): string | null {
    return typeof this[key] === 'string' ? this[key] : null
  }
  setItem(key: string, value: string): void {
    this[key] = value
  }
  removeItem(key: string): void {
    delete this[key]
  }
}

function memory(entries: Record<string, string> = {}): Storage {
  const storage = Object.assign(new MemoryStorage(), entries)
  vi.stubGlobal('localStorage', storage)
  // The parts of Storage that this file's functions touch are all there.
  return storage as unknown as Storage
}

afterEach(() => vi.unstubAllGlobals())

test('signing out removes the entries of the product and leaves everything else', () => {
  const storage = memory({ 'vireo.draft': '1', 'vireo.voice': '2', 'color-theme': 'dark', vireo: 'x', other: 'y' })
  clearStored([storage])
  expect(Object.keys(storage).toSorted()).toEqual(['color-theme', 'other', 'vireo'])
})

test('what was kept comes back; what has another shape does not', () => {
  memory({ 'vireo.broken': '{', 'vireo.old': '{"text":1}' })
  writeStored('vireo.draft', { text: 'Hello' })
  const schema = z.object({ text: z.string() })
  expect(readStored('vireo.draft', schema)).toEqual({ text: 'Hello' })
  expect(readStored('vireo.broken', schema)).toBeUndefined()
  expect(readStored('vireo.old', schema)).toBeUndefined()
  expect(readStored('vireo.absent', schema)).toBeUndefined()
})

test('a browser without storage loses the memory, not the page', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError')
    },
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(readStored('vireo.draft', z.string())).toBeUndefined()
  expect(() => writeStored('vireo.draft', 'x')).not.toThrow()
})
