export { AppLink } from './app-link.tsx'
export {
  existingScreens,
  preloadPath,
  screenArrived,
  screensOfferedAt,
  setKnownRoutes,
  titleAt,
  type ExistingScreen,
} from './known-routes.ts'
export { isEntrancePath, paths } from './paths.ts'
export { type QueryChanges, useAddressQuery } from './use-address-query.ts'
export {
  fetchedWith,
  handleOf,
  screen,
  screenFrame,
  sidebarGroups,
  type NavigationGroup,
  type ScreenKeywords,
  type SidebarGroup,
} from './screen.tsx'
