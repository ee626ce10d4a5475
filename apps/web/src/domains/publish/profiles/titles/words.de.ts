import type { Translation } from '#kit/language/index.ts'
import type { profilesTitleWords } from './words.ts'

export const profilesTitlesGerman: Translation<typeof profilesTitleWords> = {
  title: 'Öffentliches Profil',
  tab: 'Profil',
}
