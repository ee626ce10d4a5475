import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'

import { later } from '../later.tsx'

/** Where the sidebar shows a screen; the groups stand in this order. */
export const navigationGroups = ['home', 'create', 'voices', 'products', 'workspace'] as const
export type NavigationGroup = (typeof navigationGroups)[number]

/** How people find a screen besides a link to it. Without any of it, it is only reached by its address. */
export type ScreenPlace = {
  readonly icon?: LucideIcon
  /** Puts it into the sidebar, under this group. */
  readonly group?: NavigationGroup
  /** The address of the sidebar's entry that it belongs to, where that is not the nearest one above it. */
  readonly under?: string
  /** The address of a screen that lists this one among the ways to something new, and what one does here. */
  readonly offer?: { readonly at: string; readonly note: () => string }
}

/** What the frame around a screen needs to know of it, and how to fetch its code ahead. */
export type ScreenHandle = ScreenPlace & {
  /** Asked for when it is shown, so that it is in the language of that moment. */
  readonly title?: () => string
  readonly load?: () => Promise<ComponentType>
}

/** A screen whose code is fetched when it is first needed, or when somebody looks like going there. */
export function screen(
  path: string,
  title: () => string,
  load: () => Promise<ComponentType>,
  place: ScreenPlace = {},
): RouteObject {
  return { path, ...laterElement(load, { ...place, title }) }
}

/** The same for a frame around other screens, which has no address of its own. */
export function screenFrame(load: () => Promise<ComponentType>, children: RouteObject[]): RouteObject {
  return { ...laterElement(load, {}), children }
}

/** The same screen, which fetches something else while it fetches its code: the words of its slice. */
export function fetchedWith(route: RouteObject, fetchRest: () => Promise<void>): RouteObject {
  const { load, ...rest } = handleOf(route)
  if (load === undefined) return route
  const loadBoth = async () => (await Promise.all([load(), fetchRest()]))[0]
  return { ...route, ...laterElement(loadBoth, rest) }
}

function laterElement(load: () => Promise<ComponentType>, rest: Omit<ScreenHandle, 'load'>) {
  const Page = later(async () => ({ default: await load() }))
  const handle: ScreenHandle = { ...rest, load }
  return { element: <Page />, handle }
}

/** The handle of a matched route; empty for routes that are no screens. */
export function handleOf(route: RouteObject): ScreenHandle {
  const handle: unknown = route.handle
  return isScreenHandle(handle) ? handle : {}
}

/** The title of the innermost screen that has one, outermost first. */
export function titleOf(routes: readonly RouteObject[]): string | undefined {
  return routes
    .map(handleOf)
    .findLast((handle) => handle.title !== undefined)
    ?.title?.()
}

function isScreenHandle(handle: unknown): handle is ScreenHandle {
  return typeof handle === 'object' && handle !== null
}
