import type { Translation } from '#kit/language/index.ts'
import type { peopleTitleWords } from './words.ts'

export const peopleTitleGerman: Translation<typeof peopleTitleWords> = {
  members: 'Mitglieder',
  groups: 'Gruppen',
}
