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

/** The screens of the sidebar by group, in the order of the route map. Only what exists is here. */
export function navigation(): NavigationSection[] {
  const screens = existingScreens()
  return navigationGroups.flatMap((group) => {
    const ofGroup = screens.filter((screen) => screen.group === group)
    return ofGroup.length > 0 ? [{ group, title: appWords.groups[group], screens: ofGroup }] : []
  })
}
