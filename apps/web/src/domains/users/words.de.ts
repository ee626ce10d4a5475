import type { Translation } from '../../kit/language/index.ts'
import type { profileWords } from './words.ts'

export const profileWordsGerman: Translation<typeof profileWords> = {
  title: 'Profil',
  namesTitle: 'Deine Namen',
  namesLead: 'Wie Vireo dich anspricht und was andere neben dem sehen, was du teilst.',
  firstName: 'Vorname',
  firstNameHelp: 'Nur du siehst ihn.',
  publicName: 'Öffentlicher Name',
  publicNameHelp: 'Bis zu 64 Zeichen. Alle, mit denen du etwas teilst, sehen ihn.',
  save: 'Änderungen speichern',
  saved: 'Profil gespeichert',
  publicNameSaved: 'Öffentlicher Name aktualisiert',
  notSaved: 'Dein Profil wurde nicht gespeichert',
  failed: 'Dein Profil konnte nicht geladen werden',
  loading: 'Dein Profil wird geladen',
  emailTitle: 'E-Mail-Adresse',
  emailLead: (email) => `Du meldest dich mit ${email} an.`,
  verified: 'Bestätigt',
  notVerified: 'Nicht bestätigt',
  aboutTitle: 'Über dein Konto',
  aboutLead: 'Danach fragt dich der Support.',
  userId: 'Benutzer-ID',
  workspaceId: 'Workspace-ID',
  memberSince: 'Dabei seit',
}
