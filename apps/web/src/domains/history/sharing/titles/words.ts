import { words } from '#kit/language/index.ts'

/** What menus, tabs and the player call it; the words of dialog and page come with them. */
export const sharingTitleWords = words('sharing/titles', { share: 'Share', reports: 'Reported recordings' } as const)
