import { existingScreens } from '../../../kit/routing/index.ts'
import { tabsAt } from './navigation.ts'

export type Crumb = { readonly path: string; readonly title: string }

/** Lists the screens above a path, outermost first, without those that stand beside it as tabs. */
export function crumbsAt(path: string): Crumb[] {
  const lists = new Set(tabsAt(path).map((tab) => tab.path))
  return existingScreens()
    .filter((screen) => path.startsWith(`${screen.path}/`) && screen.path !== '/' && !lists.has(screen.path))
    .map((screen) => ({ path: screen.path, title: screen.title() }))
}
