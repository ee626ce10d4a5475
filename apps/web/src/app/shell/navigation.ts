import {
  existingScreens,
  navigationGroups,
  type ExistingScreen,
  type NavigationGroup,
} from '../../kit/routing/index.ts'
import { appWords } from '../words.ts'

export type NavigationSection = {
  readonly group: NavigationGroup
  readonly title: string | undefined
  readonly screens: readonly ExistingScreen[]
}

/**
 * Finds the entry of the sidebar that a path belongs to: its own screen, the one its screen says it stands under, or
 * the nearest one above it that is listed.
 */
export function entryAt(path: string): string | undefined {
  const placed = existingScreens().filter(({ group, under }) => group !== undefined || under !== undefined)
  const here = placed.filter((screen) => path === screen.path || path.startsWith(`${screen.path}/`))
  const nearest = here.toSorted((one, other) => other.path.length - one.path.length)[0]
  return nearest?.group === undefined ? nearest?.under : nearest.path
}

/** The screens of the sidebar by group, in the order of the route map. Only what exists is here. */
export function navigation(): NavigationSection[] {
  const screens = existingScreens()
  return navigationGroups.flatMap((group) => {
    const ofGroup = screens.filter((screen) => screen.group === group)
    return ofGroup.length > 0 ? [{ group, title: appWords.groups[group], screens: ofGroup }] : []
  })
}
