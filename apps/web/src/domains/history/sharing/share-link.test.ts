import { expect, test, vi } from 'vitest'

import { networkAddress, shareNatively, shownLink } from './share-link.ts'

const link = 'https://vireo.test/s/abcdefghijklmnopqrstuvwxyz'
const named = (name: string) => Object.assign(new Error(name), { name })

test('38 characters of a link are shown, and all of a shorter one', () => {
  expect(shownLink(link)).toBe('https://vireo.test/s/abcdefghijklmnopq…')
  expect([...shownLink(link)]).toHaveLength(39)
  expect(shownLink('https://vireo.test/s/abc')).toBe('https://vireo.test/s/abc')
})

test.each([
  ['facebook', 'https://www.facebook.com/sharer/sharer.php?u='],
  ['x', 'https://x.com/intent/post?url='],
  ['whatsapp', 'https://wa.me/?text='],
] as const)('%s is handed the whole link', (network, begin) => {
  expect(networkAddress(network, link)).toBe(begin + encodeURIComponent(link))
})

test.each([
  ['there is none', undefined, undefined, 'unsupported', 0],
  ['it works', () => Promise.resolve(), undefined, 'shared', 0],
  ['it is called off', () => Promise.reject(named('AbortError')), undefined, 'aborted', 0],
  ['it fails', () => Promise.reject(named('NotAllowedError')), undefined, 'copied', 1],
  ['both fail', () => Promise.reject(named('DataError')), named('NotAllowedError'), 'failed', 1],
] as const)(
  'where %s, what the device has for sharing ends as expected',
  async (_case, share, refusal, ends, copies) => {
    const copy = vi.fn<(text: string) => Promise<void>>(() => (refusal ? Promise.reject(refusal) : Promise.resolve()))
    expect(await shareNatively(link, { share, copy })).toBe(ends)
    expect(copy.mock.calls).toEqual(Array.from({ length: copies }, () => [link]))
  },
)
