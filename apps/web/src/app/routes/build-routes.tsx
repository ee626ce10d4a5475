import type { RouteObject } from 'react-router'

import { handleOf, screen, screenFrame } from '../../kit/routing/index.ts'
import { appWords } from '../words.ts'
import { nearestTo } from './nearest-path.ts'
import { Redirect, RedirectAsked } from './redirect.tsx'
import type { RegisteredScreens } from './registered-screens.ts'
import {
  groupPrefixes,
  movedPaths,
  publicPaths,
  redirectPath,
  settingsPaths,
  sharedScreens,
  shellPaths,
} from './route-map.ts'

/** Answers every route that works, made from the map and from what slices registered; the rest is not found. */
export function buildRoutes(registered: RegisteredScreens): RouteObject[] {
  const shell = withShared(inMapOrder(registered.shell, shellPaths), registered, shellPaths)
  const settings = withShared(inMapOrder(registered.settings, settingsPaths), registered, settingsPaths)
  const pages = inMapOrder(registered.pages, publicPaths)
  const exists = new Set([...shell, ...settings, ...pages].map((route) => route.path))
  const known = [...shellPaths, ...settingsPaths, ...groupPrefixes]
  const moved = [...Object.entries(movedPaths), ...known.map((path) => [path, path] as const)].flatMap(([from, to]) => {
    const nearest = exists.has(from) ? undefined : nearestTo(to, exists)
    return nearest === undefined ? [] : [{ path: from, element: <Redirect to={nearest} /> }]
  })
  return [
    ...pages,
    ...moved,
    { path: redirectPath, element: <RedirectAsked /> },
    screenFrame(
      async () => (await import('../shell/shell.tsx')).Shell,
      [
        ...shell,
        screenFrame(async () => (await import('../settings/settings-frame.tsx')).SettingsFrame, settings),
        screen(
          '/app/*',
          () => appWords.notFoundTitle,
          async () => (await import('../not-found-screen.tsx')).NotFoundScreen,
        ),
      ],
    ),
    screen(
      '*',
      () => appWords.notFoundTitle,
      async () => (await import('../not-found-screen.tsx')).PublicNotFoundPage,
    ),
  ]
}

/**
 * Sorts routes as the map says. Throws on an address that the map does not know: a mistake of whoever registered it.
 */
function inMapOrder(routes: readonly RouteObject[], map: readonly string[]): RouteObject[] {
  const stray = routes.find((route) => !map.includes(route.path ?? ''))
  if (stray) throw new Error(`${stray.path ?? 'A route'} is not in the route map.`)
  return routes.toSorted((a, b) => map.indexOf(a.path ?? '') - map.indexOf(b.path ?? ''))
}

/** Adds the addresses of one place that show a screen registered under another; no menu lists them twice. */
function withShared(routes: RouteObject[], registered: RegisteredScreens, place: readonly string[]): RouteObject[] {
  const all = [...registered.shell, ...registered.settings]
  const copies = Object.entries(sharedScreens).flatMap(([path, original]) => {
    const route = all.find((one) => one.path === original)
    if (!route || !place.includes(path) || routes.some((one) => one.path === path)) return []
    const partOf = handleOf(route).partOf ?? original
    return [{ path, element: route.element, handle: { ...route.handle, icon: undefined, unlisted: true, partOf } }]
  })
  return [...routes, ...copies]
}
