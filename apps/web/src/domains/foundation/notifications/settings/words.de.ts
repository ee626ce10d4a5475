import type { Translation } from '#kit/language/index.ts'
import type { notificationSettingsWords } from './words.ts'

export const notificationSettingsWordsGerman: Translation<typeof notificationSettingsWords> = {
  mailTitle: 'Produkt-Mails',
  mailLead: 'Was Sie außerhalb von Vireo erreicht.',
  updates: 'Neues vom Produkt',
  updatesHelp: 'Ab und zu, was neu ist. Jede solche Mail hat einen Link, der sie abbestellt.',
  security: 'Über Ihr Konto',
  securityHelp: 'Neue Anmeldungen, geänderte Passwörter und worum Sie gebeten haben. Das erreicht Sie immer.',
  ownTitle: 'Dieser Arbeitsbereich',
  ownLead: 'Wie Sie erfahren, was in dem Arbeitsbereich geschieht, in dem Sie gerade arbeiten.',
  workspaceLead: 'Wie Mitglieder erfahren, was hier geschieht. Für sich selbst kann jeder anders wählen.',
  workspaceLeadOthers:
    'Wie Mitglieder erfahren, was hier geschieht, von den Admins entschieden. Für sich selbst wählen Sie unter Einstellungen, Benachrichtigungen.',
  topics: {
    payments: 'Zahlungen und Tarif',
    webhooks: 'Abgeschaltete Webhooks',
    membership: 'Ihr Platz im Arbeitsbereich',
    voices: 'Professionelle Stimmen',
  },
  topicHelp: {
    payments: 'Für Admins: eine Zahlung, die scheitert oder doch noch kommt, und ein Tarif, der deshalb endet.',
    webhooks: 'Für Admins: Eine Woche lang hat nichts einen Webhook erreicht.',
    membership: 'Für Betroffene: eine andere Rolle, gesperrt, entfernt oder neuer Eigentümer.',
    voices: 'Für den, der darum bat: Training oder Prüfung ist zu Ende.',
  },
  channels: { email: 'Per Mail und in Vireo', in_app: 'Nur in Vireo', none: 'Gar nicht' },
  asWorkspace: (channel) => `Standard: ${channel}`,
  saved: 'Gespeichert',
  failed: 'Ihre Einstellungen konnten nicht geladen werden',
}
