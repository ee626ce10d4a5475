import { words } from '#kit/language/index.ts'

/** What tabs and menus call the screens; their own words come with them. */
export const voiceTitleWords = words('voices/titles', {
  lab: 'Voice lab',
  collections: 'Collections',
  defaults: 'Default voices',
  workspace: 'Workspace voices',
} as const)
