import { words } from '#kit/language/index.ts'

/** What tabs and menus call the page; its own words come with it. */
export const auditTitleWords = words('audit/titles', {
  title: 'Audit log',
} as const)
