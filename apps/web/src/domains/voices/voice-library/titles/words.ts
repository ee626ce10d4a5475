import { words } from '#kit/language/index.ts'

/** What tabs and menus call its screens; the pages' own words come with the pages. */
export const libraryTitleWords = words('voice-library/titles', {
  library: 'Explore voices',
  libraryTab: 'Explore',
  defaults: 'Default voices',
  shared: 'A shared voice',
  reviews: 'Voices to review',
  publish: 'Publish in the library',
  publication: 'Publication',
} as const)
