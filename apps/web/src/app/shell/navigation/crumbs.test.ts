import { expect, test } from 'vitest'

import { paths, screen, setKnownRoutes } from '../../../kit/routing/index.ts'
import { buildRoutes } from '../../routes/build-routes.tsx'
import { registeredScreens } from '../../routes/registered-screens.ts'
import { crumbsAt } from './crumbs.ts'
import { tabsAt } from './navigation.ts'

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

test('dictionaries lie below the composer that one comes from, and are no tab', () => {
  setKnownRoutes(buildRoutes(registeredScreens))
  const of = (path: string) => crumbsAt(path).map((crumb) => crumb.path)
  expect(tabsAt(paths.pronunciation)).toEqual([])
  expect(of(paths.pronunciation)).toEqual([paths.textToSpeech])
  expect(of(`${paths.pronunciation}/some`)).toEqual([paths.pronunciation])
})

test('what leads on is no way back', () => {
  setKnownRoutes(buildRoutes(registeredScreens))
  expect(crumbsAt(paths.productionOrders).map(({ path }) => path)).toEqual([paths.home])
  expect(crumbsAt(paths.newProductionOrder).map(({ path }) => path)).toEqual([paths.productionOrders])
})

test('a voice in training lies below one’s voices, not below the beginning of another', () => {
  setKnownRoutes(buildRoutes(registeredScreens))
  expect(crumbsAt(`${paths.professionalClone}/some`).map(({ path }) => path)).toEqual([paths.voiceLab])
  expect(crumbsAt(paths.professionalClone).map(({ path }) => path)).toEqual([paths.voiceLab])
})
