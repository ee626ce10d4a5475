import { words } from '#kit/language/index.ts'

/** What tabs and menus call the pages; their own words come with them. */
export const audioNativeTitleWords = words('audio-native/titles', {
  title: 'Audio native',
  project: 'Project',
  analytics: 'Audio native analytics',
} as const)
