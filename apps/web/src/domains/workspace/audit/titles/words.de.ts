import type { Translation } from '#kit/language/index.ts'
import type { auditTitleWords } from './words.ts'

export const auditTitleGerman: Translation<typeof auditTitleWords> = {
  title: 'Protokoll',
}
