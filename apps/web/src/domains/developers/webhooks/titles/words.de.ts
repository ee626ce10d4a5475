import type { Translation } from '#kit/language/index.ts'
import type { webhookTitleWords } from './words.ts'

export const webhookTitleWordsGerman: Translation<typeof webhookTitleWords> = { title: 'Webhooks' }
