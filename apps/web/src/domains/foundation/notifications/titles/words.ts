import { words } from '#kit/language/index.ts'

/** What tabs and menus call the pages; their own words come with them. */
export const notificationTitleWords = words('notifications/titles', {
  title: 'Notifications',
} as const)
