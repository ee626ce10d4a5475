import { words } from '#kit/language/index.ts'

/** What tabs and menus call the screens; their own words come with them. */
export const voiceTitleWords = words('voices/titles', {
  lab: 'My voices',
  collections: 'Collections',
  workspace: 'Shared voices',
  workspaceTab: 'Shared',
  voice: 'A voice',
} as const)
