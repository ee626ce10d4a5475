import { existingScreens, titleAt } from '../../../kit/routing/index.ts'
import { groupAt, tabsAt } from './navigation.ts'

export type Crumb = { readonly path: string; readonly title: string }

/**
 * Lists the screens of its group above a path, outermost first, without those that stand beside it as tabs or are called
 * the same.
 */
export function crumbsAt(path: string): Crumb[] {
  const lists = new Set(tabsAt(path).map((tab) => tab.path))
  const group = groupAt(path)
  return existingScreens()
    .filter((screen) => path.startsWith(`${screen.path}/`) && screen.path !== '/' && !lists.has(screen.path))
    .filter((screen) => groupAt(screen.path) === group && screen.title() !== titleAt(path))
    .map((screen) => ({ path: screen.path, title: screen.title() }))
}
