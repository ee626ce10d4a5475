import {
  existingScreens,
  sidebarGroups,
  type ExistingScreen,
  type NavigationGroup,
  type SidebarGroup,
} from '../../../kit/routing/index.ts'

/** One entry of the sidebar: the group that it stands for, and the screen to which it leads. */
export type SidebarEntry = { readonly group: SidebarGroup; readonly path: string }

/** Groups whose screens stand in a quiet list of their own beside each of them. */
const listedGroups: readonly NavigationGroup[] = ['workspace', 'account', 'developers']

/** Finds the group that a path belongs to: that of its own screen, or of the nearest one above it that has one. */
export function groupAt(path: string): NavigationGroup | undefined {
  const above = existingScreens().filter(
    (screen) => screen.group !== undefined && (path === screen.path || path.startsWith(`${screen.path}/`)),
  )
  return above.toSorted((one, other) => other.path.length - one.path.length)[0]?.group
}

/** Lists the entries of the sidebar in their order, each leading to the first of its screens; only what exists. */
export function sidebarEntries(): SidebarEntry[] {
  return sidebarGroups.flatMap((group) => {
    const first = screensOf(group)[0]
    return first ? [{ group, path: first.path }] : []
  })
}

/**
 * Lists the screens of a group in the order of the route map, the one that says it is first before them, without those
 * that are reached from another one.
 */
export function screensOf(group: NavigationGroup): ExistingScreen[] {
  const listed = existingScreens().filter((screen) => screen.group === group && !screen.unlisted && !screen.asideOf)
  return listed.toSorted((one, other) => Number(other.isFirst ?? false) - Number(one.isFirst ?? false))
}

/**
 * Lists the screens beside which a path stands, where its group has a list of its own; otherwise nothing. A screen that is
 * reached from elsewhere and belongs to no other stands in the list while one is there.
 */
export function neighboursAt(path: string): ExistingScreen[] {
  const group = groupAt(path)
  if (group === undefined || !listedGroups.includes(group)) return []
  const here = existingScreens().filter(
    (screen) => screen.path === path && screen.group === group && screen.unlisted && !screen.partOf,
  )
  const listed = screensOf(group)
  return here.some(({ path: own }) => listed.some((screen) => own.startsWith(`${screen.path}/`)))
    ? listed
    : [...listed, ...here]
}

/** Lists the screens that share the header of a path as tabs: those of its sidebar entry, where there are several. */
export function tabsAt(path: string): ExistingScreen[] {
  const group = groupAt(path)
  if (group === undefined || listedGroups.includes(group)) return []
  const screens = screensOf(group)
  const marked = markedTabAt(path)
  return screens.length > 1 && screens.some((screen) => screen.path === marked) ? screens : []
}

/** Finds the tab under which a path stands: a view has that of its screen, everything else its own. */
export function markedTabAt(path: string): string {
  return existingScreens().find((screen) => screen.path === path)?.partOf ?? path
}
