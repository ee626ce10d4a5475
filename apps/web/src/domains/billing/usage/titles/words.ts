import { words } from '#kit/language/index.ts'

/** What tabs and menus call the pages; their own words come with them. */
export const usageTitleWords = words('usage/titles', {
  own: 'Usage',
  workspace: 'Usage of the workspace',
  keys: 'Usage by API key',
} as const)
