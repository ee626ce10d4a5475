import { expect, test } from 'vitest'

import { screen, setKnownRoutes } from '../../../kit/routing/index.ts'
import { crumbsAt } from './crumbs.ts'

const at = (path: string, title: string) =>
  screen(
    path,
    () => title,
    async () => () => null,
  )

test('a screen is found under those above it, the rest under nothing', () => {
  setKnownRoutes([
    at('/', 'Landing'),
    at('/app/studio', 'Studio'),
    at('/app/studio-two', 'Another'),
    at('/app/studio/parts', 'Parts'),
    at('/app/settings/language', 'Language'),
  ])
  expect(crumbsAt('/app/studio/parts')).toEqual([{ path: '/app/studio', title: 'Studio' }])
  expect(crumbsAt('/app/settings/language')).toEqual([])
  expect(crumbsAt('/app/studio')).toEqual([])
  expect(crumbsAt('/app/nowhere')).toEqual([])
})
