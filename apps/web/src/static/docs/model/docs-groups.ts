import { api, channels } from '@vireo/contracts'
import type { Channel, Endpoint } from '@vireo/contracts/kit'
import { productMap } from '../../../../../../product-map.ts'

/** A page of the reference: the operations and sockets of one slice, under a name that a reader knows. */
export type DocsGroup = {
  readonly slug: string
  readonly title: string
  readonly purpose: string
  readonly operations: readonly Endpoint[]
  readonly sockets: readonly Channel[]
}

/** What stands under one heading of the side list. */
export type DocsArea = { readonly title: string; readonly groups: readonly DocsGroup[] }

/** Names of slices that say something else to a reader than to a programmer; others are their own. */
const groupTitles: Readonly<Record<string, string>> = {
  users: 'Profile',
  notifications: 'Messages',
  identity: 'Sign-in and keys',
  workspaces: 'Workspaces',
  privacy: 'Your data',
  sso: 'Single sign-on',
  audit: 'Audit log',
  resources: 'Sharing',
  engines: 'Engines and models',
  sharing: 'Public links',
}

/** Areas as people look for them: what sounds comes first. */
const areaTitles: Readonly<Record<string, string>> = {
  speech: 'Speech',
  sound: 'Sounds',
  history: 'Speech',
  voices: 'Voices',
  developers: 'Developers',
  workspace: 'Workspace',
  foundation: 'Accounts',
  account: 'Accounts',
  billing: 'Plans and billing',
}

type BySlice<T> = Readonly<Record<string, Readonly<Record<string, T>> | undefined>>

/** Every area with its groups, in the order of the side list. Slices without operations are left out. */
export const docsAreas: readonly DocsArea[] = areasOf(api, channels)

/** Every group, in the order of the side list. */
export const docsGroups: readonly DocsGroup[] = docsAreas.flatMap(({ groups }) => groups)

/** Answers what leads to an operation or a socket inside of its page: the name of `speech.convert` is `convert`. */
export function anchorOf(id: string): string {
  return kebab(id.slice(id.indexOf('.') + 1))
}

/** Writes a path as readers know it: `/v1/voices/{voice_id}`. */
export function bracedPath(path: string): string {
  return path.replaceAll(/:(\w+)/g, '{$1}')
}

function areasOf(endpoints: BySlice<Endpoint>, sockets: BySlice<Channel>): readonly DocsArea[] {
  const known = Object.keys(areaTitles)
  const places = Object.entries(productMap).toSorted(([a], [b]) => placeOf(known, a) - placeOf(known, b))
  const groupsByTitle = new Map<string, DocsGroup[]>()
  for (const [area, { slices }] of places) {
    const title = areaTitles[area] ?? sentence(area)
    const groups = Object.entries(slices).flatMap(([slice, { purpose }]) => {
      const key = camel(slice)
      const operations = Object.values(endpoints[key] ?? {})
      const own = Object.values(sockets[key] ?? {})
      const name = groupTitles[key] ?? sentence(slice)
      return operations.length + own.length > 0
        ? [{ slug: kebab(name.replaceAll(' ', '-')), title: name, purpose, operations, sockets: own }]
        : []
    })
    groupsByTitle.set(title, [...(groupsByTitle.get(title) ?? []), ...groups])
  }
  return [...groupsByTitle].filter(([, groups]) => groups.length > 0).map(([title, groups]) => ({ title, groups }))
}

function placeOf(known: readonly string[], area: string): number {
  const place = known.indexOf(area)
  return place < 0 ? known.length : place
}

function sentence(slice: string): string {
  const words = slice.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function camel(slice: string): string {
  return slice.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function kebab(name: string): string {
  return name.replaceAll(/(?<=[a-z0-9])([A-Z])/g, '-$1').toLowerCase()
}
