import { matchRoutes, type RouteObject } from 'react-router'

import { handleOf, titleOf, type ScreenHandle } from './screen.tsx'

/** A screen that can be gone to. */
export type ExistingScreen = Omit<ScreenHandle, 'load' | 'title'> & {
  readonly path: string
  readonly title: () => string
}

let known: readonly RouteObject[] = []
let screens: readonly ExistingScreen[] | undefined
/** Each route with what stands around it, by its path: to match a path against all of them takes a slow machine 100 ms. */
let byPath: ReadonlyMap<string, readonly RouteObject[]> = new Map()
const fetched = new Set<RouteObject>()

/** Tells which routes there are, so that titles are known and links can fetch code ahead. */
export function setKnownRoutes(routes: readonly RouteObject[]): void {
  known = routes
  screens = undefined
  byPath = new Map(linesOf(routes))
}

/** Answers every screen with a title and an address of its own, in the order of the route map. */
export function existingScreens(): readonly ExistingScreen[] {
  screens ??= screensOf(known)
  return screens
}

/** Lists the routes that have one address alone, which no other route of the map is meant by. */
function linesOf(routes: readonly RouteObject[], around: readonly RouteObject[] = []): [string, RouteObject[]][] {
  return routes.flatMap((route) => {
    const line = [...around, route]
    const own: [string, RouteObject[]][] = route.path && !/[:*?]/u.test(route.path) ? [[route.path, line]] : []
    return [...own, ...linesOf(route.children ?? [], line)]
  })
}

function screensOf(routes: readonly RouteObject[]): ExistingScreen[] {
  return routes.flatMap((route) => {
    const { title, icon, group, isFirst, unlisted, partOf, asideOf, leadsOn, tab, bare, offer } = handleOf(route)
    const own =
      title && route.path && !/[:*]/u.test(route.path)
        ? [
            {
              path: route.path,
              title,
              ...(icon && { icon }),
              ...(group && { group }),
              ...(isFirst && { isFirst }),
              ...(unlisted && { unlisted }),
              ...(partOf && { partOf }),
              ...(asideOf && { asideOf }),
              ...(leadsOn && { leadsOn }),
              ...(tab && { tab }),
              ...(bare && { bare }),
              ...(offer && { offer }),
            },
          ]
        : []
    return [...own, ...screensOf(route.children ?? [])]
  })
}

/** Answers the screens that are listed at another one as ways to something new, in the order of the route map. */
export function screensOfferedAt(path: string): ExistingScreen[] {
  return existingScreens().filter(({ offer }) => offer?.at === path)
}

/** Answers the title of the screen at a path. */
export function titleAt(path: string): string | undefined {
  return titleOf(routesAt(path))
}

/** Fetches the code behind a path. Failing is no loss: the click will ask again. */
export function preloadPath(path: string): void {
  for (const route of routesAt(path)) {
    if (fetched.has(route)) continue
    fetched.add(route)
    handleOf(route)
      .load?.()
      .catch(() => fetched.delete(route))
  }
}

/** Waits for the code behind a path, with every frame around it; what does not arrive is not waited for long. */
export async function screenArrived(path: string): Promise<void> {
  await Promise.all(routesAt(path).map((route) => handleOf(route).fetchAhead?.()))
}

function routesAt(path: string): readonly RouteObject[] {
  return byPath.get(path) ?? (matchRoutes([...known], path) ?? []).map((match) => match.route)
}
