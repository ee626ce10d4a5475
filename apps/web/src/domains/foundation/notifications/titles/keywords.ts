import { paths, type ScreenKeywords } from '#kit/routing/index.ts'

export const notificationsKeywords: ScreenKeywords = {
  [paths.notifications]: ['mail', 'messages', 'newsletter', 'Benachrichtigung', 'Nachrichten'],
}
