import { expect, test } from 'vitest'

import { existingScreens, paths, setKnownRoutes } from '../../../kit/routing/index.ts'
import { buildRoutes } from '../../routes/build-routes.tsx'
import { registeredScreens } from '../../routes/registered-screens.ts'
import { docsKeywords, keywordsOf } from './screen-keywords.ts'

test.each([
  ['billing', paths.subscription],
  ['price', paths.subscription],
  ['Rechnung', paths.subscription],
  ['credits', paths.usage],
  ['models', paths.engines],
  ['password', paths.security],
  ['team', paths.workspaceMembers],
  ['Aussprache', paths.pronunciation],
])('whoever types "%s" finds the screen', (typed, path) => {
  expect(keywordsOf(path)).toContain(typed)
})

test('whoever types "docs" finds the documentation', () => {
  expect(docsKeywords).toContain('docs')
})

test('every screen that the palette lists is found under other words than its title', () => {
  setKnownRoutes(buildRoutes(registeredScreens))
  const listed = existingScreens().filter(({ icon, unlisted, offer }) => icon && !unlisted && !offer)
  expect(listed.filter(({ path }) => keywordsOf(path).length === 0).map(({ path }) => path)).toEqual([])
  setKnownRoutes([])
})
