import { expect, test, vi } from 'vitest'

import { providersOf } from './providers-of.ts'

const said = vi.hoisted(() => [] as string[])
vi.mock('@vireo/ui', () => ({ showError: (message: string) => said.push(message) }))

test.each([
  ['the server stumbles', async () => Response.json({}, { status: 500 })],
  ['nobody answers', () => Promise.reject(new TypeError('fetch failed'))],
])('a message says that providers could not be fetched: %s', async (_, answer) => {
  said.length = 0
  vi.stubGlobal('fetch', answer)
  expect(await providersOf('ada@example.test')).toBeUndefined()
  expect(said).toEqual(['Something went wrong, please try again later.'])
})
