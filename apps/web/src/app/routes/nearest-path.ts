import { groupPrefixes, settingsPaths, shellPaths } from './route-map.ts'
import { paths } from '../../kit/routing/index.ts'

/**
 * Finds the nearest screen that exists: the wanted one, one it stands under, the first of its group, or home.
 * Undefined where not even that exists.
 */
export function nearestTo(wanted: string, exists: ReadonlySet<string | undefined>): string | undefined {
  const parts = wanted.split('/')
  const above = parts.map((_, cut) => parts.slice(0, parts.length - cut).join('/'))
  const standing = above.find((path) => exists.has(path) && path !== '')
  if (standing !== undefined) return standing
  const group = groupPrefixes.find((prefix) => wanted === prefix || wanted.startsWith(`${prefix}/`))
  const inGroup = [...shellPaths, ...settingsPaths].find(
    (path) => group !== undefined && path.startsWith(`${group}/`) && !path.includes(':') && exists.has(path),
  )
  return inGroup ?? (exists.has(paths.home) ? paths.home : undefined)
}
