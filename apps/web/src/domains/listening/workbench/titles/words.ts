import { words } from '#kit/language/index.ts'

/** What the tab of the page says; its own words come with it. */
export const workbenchTitleWords = words('workbench/titles', { title: 'Workbench' } as const)
