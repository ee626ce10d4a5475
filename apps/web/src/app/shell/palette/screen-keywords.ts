import { keywordsOfSlices } from '../../../domains/keywords.ts'
import { paths, type ScreenKeywords } from '../../../kit/routing/index.ts'

/** What people type who look for a screen, by its address. */
export const screenKeywords: ScreenKeywords = {
  [paths.home]: ['start', 'dashboard', 'Startseite', 'Übersicht'],
  [paths.profile]: ['name', 'account', 'Konto'],
  [paths.language]: ['german', 'english', 'deutsch', 'englisch', 'locale'],
  [paths.workspaceSecurity]: ['sso', 'single sign-on', 'inactivity', 'Sicherheit'],
  ...keywordsOfSlices,
}
