import { existingScreens, titleAt } from '../../../kit/routing/index.ts'
import { groupAt, tabsAt } from './navigation.ts'

export type Crumb = { readonly path: string; readonly title: string }

/**
 * Lists the screens of its group above a path and the one it stands aside of, outermost first, without those that stand
 * beside it as tabs, are called the same, or begin something new: what was begun does not lie below its beginning.
 */
export function crumbsAt(path: string): Crumb[] {
  const lists = new Set(tabsAt(path).map((tab) => tab.path))
  const group = groupAt(path)
  const screens = existingScreens()
  const above = screens.filter((screen) => path.startsWith(`${screen.path}/`) && screen.path !== '/')
  const from = screens.find(({ path: own }) => own === path)?.asideOf
  return screens
    .filter(
      (screen) =>
        (above.includes(screen) || screen.path === from) && !lists.has(screen.path) && !screen.offer && !screen.leadsOn,
    )
    .filter((screen) => groupAt(screen.path) === group && screen.title() !== titleAt(path))
    .map((screen) => ({ path: screen.path, title: screen.title() }))
}
