import { describe, expect, test } from 'vitest'

import { knownAddresses, movedPaths, sharedScreens } from './route-map.ts'

const fits = (pattern: string, address: string) =>
  new RegExp(`^${pattern.replaceAll(/:[^/]+/gu, '[^/]+')}$`, 'u').test(address)
const isKnown = (address: string) => knownAddresses.some((known) => known === address || fits(known, address))

describe('an address of before', () => {
  test.each(Object.entries(movedPaths))('%s leads to %s, which the product knows', (_from, to) => {
    expect(isKnown(to)).toBe(true)
  })

  test('leads there at once: none leads to another that has moved', () => {
    expect(Object.values(movedPaths).filter((to) => to in movedPaths || to in sharedScreens)).toEqual([])
  })

  test('leads nowhere with a part that it does not have itself', () => {
    const parts = (path: string): readonly string[] => path.match(/:[^/]+/gu) ?? []
    for (const [from, to] of Object.entries(movedPaths))
      expect(parts(from)).toEqual(expect.arrayContaining([...parts(to)]))
  })
})

test.each(Object.entries(sharedScreens))('%s shows a screen that the product knows', (_at, path) => {
  expect(isKnown(path)).toBe(true)
  expect(path in sharedScreens).toBe(false)
})
