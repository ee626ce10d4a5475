import { afterEach, expect, test } from 'vitest'

import { existingScreens, screen, setKnownRoutes, type NavigationGroup } from '../../kit/routing/index.ts'
import { buildRoutes } from '../routes/build-routes.tsx'
import { registeredScreens } from '../routes/registered-screens.ts'
import { shellPaths } from '../routes/route-map.ts'
import { entryAt } from './navigation.ts'

const at = (path: string, group?: NavigationGroup) =>
  screen(
    path,
    () => path,
    async () => () => null,
    group && { group },
  )

afterEach(() => setKnownRoutes([]))

test('the sidebar marks the screen that is open, or the nearest one above it that it lists', () => {
  setKnownRoutes([
    at('/app/studio', 'create'),
    at('/app/studio/takes', 'create'),
    at('/app/studio/parts'),
    at('/app/studio-two'),
  ])
  expect(entryAt('/app/studio')).toBe('/app/studio')
  expect(entryAt('/app/studio/takes')).toBe('/app/studio/takes')
  expect(entryAt('/app/studio/parts')).toBe('/app/studio')
  expect(entryAt('/app/studio/parts/one')).toBe('/app/studio')
  expect(entryAt('/app/studio-two')).toBeUndefined()
})

test('wherever one is in the shell, the sidebar says where; keys of one’s own are a setting', () => {
  setKnownRoutes(buildRoutes(registeredScreens))
  const listed = new Set(existingScreens().flatMap(({ path, group }) => (group ? [path] : [])))
  const unmarked = existingScreens().filter(({ path }) => shellPaths.includes(path) && !listed.has(entryAt(path) ?? ''))
  expect(unmarked.map(({ path }) => path)).toEqual(['/app/developers/api-keys'])
  expect(entryAt('/app/developers/usage')).toBe('/app/usage')
  expect(entryAt('/app/workspace/webhooks')).toBe('/app/developers/webhooks')
})
