import type { Translation } from '../../../kit/language/index.ts'
import type { notificationSettingsWords } from './words.ts'

export const notificationSettingsWordsGerman: Translation<typeof notificationSettingsWords> = {
  title: 'Benachrichtigungen',
  mailTitle: 'Produkt-Mails',
  mailLead: 'Was dich außerhalb von Vireo erreicht.',
  updates: 'Neues vom Produkt',
  updatesHelp: 'Ab und zu, was neu ist. Jede solche Mail hat einen Link, der sie abbestellt.',
  security: 'Über dein Konto',
  securityHelp: 'Neue Anmeldungen, geänderte Passwörter und worum du gebeten hast. Das erreicht dich immer.',
  saved: 'Gespeichert',
  failed: 'Deine Einstellungen konnten nicht geladen werden',
}
