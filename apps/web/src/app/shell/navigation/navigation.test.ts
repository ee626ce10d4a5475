import { afterEach, expect, test } from 'vitest'

import { existingScreens, screen, setKnownRoutes, type NavigationGroup } from '../../../kit/routing/index.ts'
import { buildRoutes } from '../../routes/build-routes.tsx'
import { registeredScreens } from '../../routes/registered-screens.ts'
import { groupAt, markedTabAt, neighboursAt, screensOf, sidebarEntries, tabsAt } from './navigation.ts'

const at = (path: string, group?: NavigationGroup, unlisted = false) =>
  screen(
    path,
    () => path,
    async () => () => null,
    { ...(group && { group }), ...(unlisted && { unlisted }) },
  )

afterEach(() => setKnownRoutes([]))

test('a path stands under the group of its screen, or of the nearest one above it', () => {
  setKnownRoutes([
    at('/app/studio', 'studio'),
    at('/app/studio/takes', 'history'),
    at('/app/studio/parts'),
    at('/app/studio-two'),
  ])
  expect(groupAt('/app/studio')).toBe('studio')
  expect(groupAt('/app/studio/takes/one')).toBe('history')
  expect(groupAt('/app/studio/parts')).toBe('studio')
  expect(groupAt('/app/studio-two')).toBeUndefined()
})

test('an entry leads to the first screen of its group that is listed, and stands in the order of the groups', () => {
  setKnownRoutes([at('/app/keys', 'developers'), at('/app/hidden', 'home', true), at('/app/home', 'home')])
  expect(sidebarEntries()).toEqual([
    { group: 'home', path: '/app/home' },
    { group: 'developers', path: '/app/keys' },
  ])
})

test('the screen that says so stands first in its group, wherever the map has it', () => {
  const keys = screen(
    '/app/settings/keys',
    () => 'Keys',
    async () => () => null,
    { group: 'developers', isFirst: true },
  )
  setKnownRoutes([at('/app/hooks', 'developers'), keys])
  expect(screensOf('developers').map(({ path }) => path)).toEqual(['/app/settings/keys', '/app/hooks'])
  expect(sidebarEntries()).toEqual([{ group: 'developers', path: '/app/settings/keys' }])
})

test('a screen that no list has stands in the list of its area while one is there, and in no other', () => {
  setKnownRoutes([
    at('/app/profile', 'account'),
    at('/app/engines', 'account', true),
    at('/app/profile/more', 'account', true),
  ])
  const pathsAt = (path: string) => neighboursAt(path).map((one) => one.path)
  expect(pathsAt('/app/engines')).toEqual(['/app/profile', '/app/engines'])
  expect(pathsAt('/app/profile')).toEqual(['/app/profile'])
  expect(pathsAt('/app/profile/more')).toEqual(['/app/profile'])
})

test('settings stand beside each other in a list, screens of one entry as tabs; one alone has neither', () => {
  setKnownRoutes([
    at('/app/library', 'voices'),
    at('/app/lab', 'voices'),
    at('/app/lab/one'),
    at('/app/members', 'workspace'),
    at('/app/plan', 'workspace'),
    at('/app/home', 'home'),
  ])
  const pathsOf = (screens: readonly { path: string }[]) => screens.map(({ path }) => path)
  expect(pathsOf(tabsAt('/app/lab'))).toEqual(['/app/library', '/app/lab'])
  expect(tabsAt('/app/lab/one')).toEqual([])
  expect(tabsAt('/app/home')).toEqual([])
  expect(tabsAt('/app/plan')).toEqual([])
  expect(pathsOf(neighboursAt('/app/plan'))).toEqual(['/app/members', '/app/plan'])
  expect(neighboursAt('/app/lab')).toEqual([])
})

test('a view has the tabs of the screen that it shows', () => {
  const none = async () => () => null
  setKnownRoutes([
    at('/app/library', 'voices'),
    at('/app/lab', 'voices'),
    screen('/app/cast', () => 'Cast', none, { group: 'voices', unlisted: true, partOf: '/app/lab' }),
    at('/app/hidden', 'voices', true),
  ])
  expect(tabsAt('/app/cast').map(({ path }) => path)).toEqual(['/app/library', '/app/lab'])
  expect([markedTabAt('/app/cast'), markedTabAt('/app/lab')]).toEqual(['/app/lab', '/app/lab'])
  expect(tabsAt('/app/hidden')).toEqual([])
})

test('every screen inside the shell has a place, and the sidebar has at most nine entries', () => {
  setKnownRoutes(buildRoutes(registeredScreens))
  const lost = existingScreens().filter(({ path }) => path.startsWith('/app/') && groupAt(path) === undefined)
  expect(lost.map(({ path }) => path).filter((path) => !isEntrance(path))).toEqual([])
  expect(sidebarEntries().length).toBeLessThanOrEqual(9)
  expect(screensOf('account').map(({ path }) => path)).not.toContain('/app/settings/api-keys')
  expect(groupAt('/app/developers/api-keys')).toBe('developers')
  expect(sidebarEntries().find(({ group }) => group === 'developers')?.path).toBe('/app/settings/api-keys')
  expect(groupAt('/app/settings/workspace-invites')).toBe('workspace')
})

/** Tells whether a page stands before the shell: one signs in there, follows a link, or is asked what one came for. */
function isEntrance(path: string): boolean {
  return /^\/app\/(sign-in|sign-up|sso|action|subscription\/|onboarding(?:\/next)?$)/u.test(path)
}
