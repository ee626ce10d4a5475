import { words } from '#kit/language/index.ts'

/** What menus and the player call it; the dialog's own words come with the dialog. */
export const sharingTitleWords = words('sharing/titles', { share: 'Share' } as const)
