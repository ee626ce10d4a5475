import type { RouteObject } from 'react-router'
import { slices } from '../../domains/registry.ts'
import { handleOf } from '../../kit/routing/index.ts'
import { homeRoutes } from '../home/routes.tsx'
import { settingsRoutes } from '../settings/routes.tsx'
import { workspaceRoutes } from '../workspace/routes.tsx'
import { sharedScreens } from './route-map.ts'

/** How the code of the screen at an address is fetched, as it is written: the build reads there from which source. */
export type ScreenLoad = { readonly address: string; readonly inShell: boolean; readonly load: string }

const at = (place: 'shell' | 'settings' | 'pages') => slices.flatMap(({ screens }) => screens?.[place] ?? [])

const original = [
  ...loadsOf([...homeRoutes, ...workspaceRoutes, ...settingsRoutes, ...at('shell'), ...at('settings')], true),
  ...loadsOf(at('pages'), false),
]

const shared = Object.entries(sharedScreens).flatMap(([address, shown]) =>
  original.filter((screen) => screen.address === shown).map((screen) => ({ ...screen, address })),
)

export const screenLoads: readonly ScreenLoad[] = [...original, ...shared]

function loadsOf(routes: readonly RouteObject[], inShell: boolean): ScreenLoad[] {
  return routes.map((route) => ({ address: route.path ?? '', inShell, load: String(handleOf(route).load) }))
}
