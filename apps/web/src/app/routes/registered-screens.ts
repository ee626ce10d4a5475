import type { RouteObject } from 'react-router'
import { slices } from '../../domains/registry.ts'
import type { Screens } from '../../domains/slice.ts'
import { fetchWords } from '../../kit/language/index.ts'
import { fetchedWith } from '../../kit/routing/index.ts'
import { homeRoutes } from '../home/routes.tsx'
import { settingsRoutes } from '../settings/routes.tsx'
import { workspaceRoutes } from '../workspace/routes.tsx'

/** What can be shown, by the place where it stands. */
export type RegisteredScreens = Required<Screens>

const ofApp: Screens = {
  shell: [...homeRoutes, ...workspaceRoutes],
  settings: settingsRoutes,
}

export const registeredScreens: RegisteredScreens = {
  shell: at('shell'),
  settings: at('settings'),
  pages: at('pages'),
}

function at(place: keyof Screens): readonly RouteObject[] {
  const ofSlices = slices.flatMap(({ name, screens }) =>
    (screens?.[place] ?? []).map((route) => fetchedWith(route, () => fetchWords(name))),
  )
  return [...(ofApp[place] ?? []), ...ofSlices]
}
