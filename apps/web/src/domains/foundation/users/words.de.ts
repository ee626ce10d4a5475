import type { Translation } from '#kit/language/index.ts'
import type { profileWords } from './words.ts'

export const profileWordsGerman: Translation<typeof profileWords> = {
  namesTitle: 'Namen',
  namesLead: 'Der Vorname ist für Sie, der öffentliche Name für andere.',
  firstName: 'Vorname',
  firstNameHelp: 'So spricht Vireo Sie an. Nur Sie sehen ihn.',
  publicName: 'Öffentlicher Name',
  publicNameHelp: 'Steht neben dem, was Sie teilen. Bis zu 64 Zeichen.',
  save: 'Änderungen speichern',
  saved: 'Profil gespeichert',
  publicNameSaved: 'Öffentlicher Name aktualisiert',
  notSaved: 'Ihr Profil wurde nicht gespeichert',
  failed: 'Ihr Profil konnte nicht geladen werden',
  loading: 'Ihr Profil wird geladen',
  emailLead: (email) => `Sie melden sich mit ${email} an.`,
  aboutTitle: 'Konto',
  aboutLead: (date) => `Dabei seit ${date}.`,
  userId: 'Benutzer-ID',
  workspaceId: 'ID des Arbeitsbereichs',
  lead: 'Wie Sie bei Vireo und für andere erscheinen.',
  changeEmail: 'Unter Sicherheit ändern',
  ids: 'IDs für den Support',
}
