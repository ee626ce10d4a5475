import { afterAll, beforeAll, expect, test } from 'vitest'

import { existingScreens, paths, setKnownRoutes } from '../../../kit/routing/index.ts'
import { buildRoutes } from '../../routes/build-routes.tsx'
import { registeredScreens } from '../../routes/registered-screens.ts'
import { actionKeywords, createKeywords } from './command-keywords.ts'
import { docsKeywords } from './docs-keywords.ts'
import { screenKeywords } from './screen-keywords.ts'

beforeAll(() => setKnownRoutes(buildRoutes(registeredScreens)))
afterAll(() => setKnownRoutes([]))

test.each([
  ['billing', paths.subscription],
  ['price', paths.subscription],
  ['Rechnung', paths.subscription],
  ['credits', paths.usage],
  ['models', paths.engines],
  ['password', paths.security],
  ['team', paths.workspaceMembers],
  ['Aussprache', paths.pronunciation],
  ['plays', paths.audioNativeAnalytics],
])('whoever types "%s" finds the screen', (typed, path) => {
  expect(screenKeywords[path]).toContain(typed)
})

test('whoever types "docs" finds the documentation', () => {
  expect(docsKeywords).toContain('docs')
})

test.each([
  ['einladen', createKeywords.invite],
  ['Aufnahme', createKeywords.speech],
  ['take', createKeywords.speech],
  ['Gespräch', createKeywords.dialogue],
  ['abmelden', actionKeywords.signOut],
  ['Tastatur', actionKeywords.shortcuts],
  ['Tarif', actionKeywords.upgrade],
] as const)('whoever types "%s" finds what they want to do, whatever language is shown', (typed, keywords) => {
  expect(keywords).toContain(typed)
})

test('every screen on which a voice is made is found under other words than its title', () => {
  const offered = existingScreens().filter(({ offer }) => offer)
  expect(offered.length).toBeGreaterThan(0)
  expect(offered.filter(({ path }) => !screenKeywords[path]?.length).map(({ path }) => path)).toEqual([])
})

test('what visitors heard is found from anywhere, and is no tab beside what is published', () => {
  const found = existingScreens().find(({ path }) => path === paths.audioNativeAnalytics)
  expect(found).toMatchObject({ icon: expect.anything(), asideOf: paths.audioNative })
  expect(found).not.toHaveProperty('unlisted')
})

test('every screen that the palette lists is found under other words than its title', () => {
  const listed = existingScreens().filter(({ icon, unlisted, offer }) => icon && !unlisted && !offer)
  expect(listed.filter(({ path }) => !screenKeywords[path]?.length).map(({ path }) => path)).toEqual([])
})

test('nobody is led to a screen that does not exist', () => {
  const existing = existingScreens().map(({ path }) => path)
  expect(Object.keys(screenKeywords).filter((path) => !existing.includes(path))).toEqual([])
})
