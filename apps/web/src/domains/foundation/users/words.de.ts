import type { Translation } from '#kit/language/index.ts'
import type { profileWords } from './words.ts'

export const profileWordsGerman: Translation<typeof profileWords> = {
  namesTitle: 'Ihre Namen',
  namesLead: 'Wie Vireo Sie anspricht und was andere neben dem sehen, was Sie teilen.',
  firstName: 'Vorname',
  firstNameHelp: 'Nur Sie sehen ihn.',
  publicName: 'Öffentlicher Name',
  publicNameHelp: 'Bis zu 64 Zeichen. Alle, mit denen Sie etwas teilen, sehen ihn.',
  save: 'Änderungen speichern',
  saved: 'Profil gespeichert',
  publicNameSaved: 'Öffentlicher Name aktualisiert',
  notSaved: 'Ihr Profil wurde nicht gespeichert',
  failed: 'Ihr Profil konnte nicht geladen werden',
  loading: 'Ihr Profil wird geladen',
  emailTitle: 'E-Mail-Adresse',
  emailLead: (email) => `Sie melden sich mit ${email} an.`,
  verified: 'Bestätigt',
  notVerified: 'Nicht bestätigt',
  aboutTitle: 'Über Ihr Konto',
  aboutLead: 'Danach fragt Sie der Support.',
  userId: 'Benutzer-ID',
  workspaceId: 'ID des Arbeitsbereichs',
  memberSince: 'Dabei seit',
}
