import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'

import { later } from '../later.tsx'

/** The entries of the sidebar, in their order. One appears with the first screen that stands under it. */
export const sidebarGroups = [
  'home',
  'speech',
  'sounds',
  'studio',
  'voices',
  'listen',
  'agents',
  'history',
  'developers',
] as const
export type SidebarGroup = (typeof sidebarGroups)[number]

/** Where a screen stands: under an entry of the sidebar, under the name of the workspace, or under one's own face. */
export type NavigationGroup = SidebarGroup | 'workspace' | 'account'

/**
 * What people type who look for a screen and do not know what it is called here, in any language, by its address: the palette finds
 * what contains the letters typed. Beside the screens, as only the palette needs them.
 */
export type ScreenKeywords = Readonly<Record<string, readonly string[]>>

/** How people find a screen besides a link to it. Without any of it, it is only reached by its address. */
export type ScreenPlace = {
  readonly icon?: LucideIcon
  /** Where it stands; a screen without a group stands where the nearest one above it does. */
  readonly group?: NavigationGroup
  /** Whether it stands before the other screens of its group, wherever the map has it: the entry leads to it. */
  readonly isFirst?: boolean
  /** Whether the list of its group leaves it out: it is reached from another screen. */
  readonly unlisted?: boolean
  /** The address of the listed screen that it belongs to, which is marked in the list while this one is open. */
  readonly partOf?: string
  /** The address of the screen that one comes from, to which its head leads back; it is no tab beside that one. */
  readonly asideOf?: string
  /** What its tab says, where that is shorter than its title. */
  readonly tab?: () => string
  /** Whether it shows nothing itself and leads on to another one: no way back leads to it. */
  readonly leadsOn?: boolean
  /** Whether it lays itself out: the shell draws neither its title nor its container. */
  readonly bare?: boolean
  /** The address of a screen that lists this one among the ways to something new, and what one does here. */
  readonly offer?: { readonly at: string; readonly note: () => string }
}

/** What the frame around a screen needs to know of it, and how to fetch its code ahead. */
export type ScreenHandle = ScreenPlace & {
  /** Asked for when it is shown, so that it is in the language of that moment. */
  readonly title?: () => string
  readonly load?: () => Promise<ComponentType>
  /** Fetches the code before the screen is shown, so that it is shown without waiting. */
  readonly fetchAhead?: () => Promise<void>
}

/** Makes a screen whose code is fetched when it is first needed, or when somebody looks like going there. */
export function screen(
  path: string,
  title: () => string,
  load: () => Promise<ComponentType>,
  place: ScreenPlace = {},
): RouteObject {
  return { path, ...laterElement(load, { ...place, title }) }
}

/** Makes the same for a frame around other screens, which has no address of its own. */
export function screenFrame(load: () => Promise<ComponentType>, children: RouteObject[]): RouteObject {
  return { ...laterElement(load, {}), children }
}

/** Makes the same screen, which fetches something else while it fetches its code: the words of its slice. */
export function fetchedWith(route: RouteObject, fetchRest: () => Promise<void>): RouteObject {
  const { load, ...rest } = handleOf(route)
  if (load === undefined) return route
  const loadBoth = async () => (await Promise.all([load(), fetchRest()]))[0]
  return { ...route, ...laterElement(loadBoth, rest) }
}

function laterElement(load: () => Promise<ComponentType>, rest: Omit<ScreenHandle, 'load' | 'fetchAhead'>) {
  const Page = later(async () => ({ default: await load() }))
  const handle: ScreenHandle = { ...rest, load, fetchAhead: Page.fetchAhead }
  return { element: <Page />, handle }
}

/** Answers the handle of a matched route; empty for routes that are no screens. */
export function handleOf(route: RouteObject): ScreenHandle {
  const handle: unknown = route.handle
  return isScreenHandle(handle) ? handle : {}
}

/** Answers the title of the innermost screen that has one, outermost first. */
export function titleOf(routes: readonly RouteObject[]): string | undefined {
  return routes
    .map(handleOf)
    .findLast((handle) => handle.title !== undefined)
    ?.title?.()
}

function isScreenHandle(handle: unknown): handle is ScreenHandle {
  return typeof handle === 'object' && handle !== null
}
