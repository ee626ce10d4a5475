import type { Translation } from '#kit/language/index.ts'
import type { ssoTitleWords } from './words.ts'

export const ssoTitleWordsGerman: Translation<typeof ssoTitleWords> = { sso: 'Single Sign-on' }
