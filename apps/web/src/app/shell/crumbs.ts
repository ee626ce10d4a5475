import { existingScreens, paths } from '../../kit/routing/index.ts'
import { settingsPaths } from '../routes/route-map.ts'
import { appWords } from '../words.ts'

export type Crumb = { readonly path: string; readonly title: string }

/** The screens above a path, outermost first. */
export function crumbsAt(path: string): Crumb[] {
  const above = existingScreens()
    .filter((screen) => path.startsWith(`${screen.path}/`) && screen.path !== '/')
    .map((screen) => ({ path: screen.path, title: screen.title() }))
  return settingsPaths.includes(path) ? [{ path: paths.settings, title: appWords.settings }, ...above] : above
}
