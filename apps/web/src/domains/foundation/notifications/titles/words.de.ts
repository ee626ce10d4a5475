import type { Translation } from '#kit/language/index.ts'
import type { notificationTitleWords } from './words.ts'

export const notificationTitleWordsGerman: Translation<typeof notificationTitleWords> = {
  title: 'Benachrichtigungen',
}
