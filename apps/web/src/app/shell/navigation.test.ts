import { afterEach, expect, test } from 'vitest'

import { screen, setKnownRoutes, type NavigationGroup } from '../../kit/routing/index.ts'
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
