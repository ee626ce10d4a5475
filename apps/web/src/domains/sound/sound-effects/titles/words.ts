import { words } from '#kit/language/index.ts'

/** What tabs and menus call it; the page's own words come with the page. */
export const soundEffectsTitleWords = words('sound-effects/titles', {
  title: 'Sound effects',
  history: 'Sound effects history',
  explore: 'Explore sounds',
  exploreTab: 'Explore',
  search: 'Search sounds',
  category: 'Sounds by category',
} as const)
