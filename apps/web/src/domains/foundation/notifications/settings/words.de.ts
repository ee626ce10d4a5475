import type { Translation } from '#kit/language/index.ts'
import type { notificationSettingsWords } from './words.ts'

export const notificationSettingsWordsGerman: Translation<typeof notificationSettingsWords> = {
  mailTitle: 'E-Mail',
  mailLead: 'Was wir Ihnen außerhalb von Vireo schicken.',
  updates: 'Neues vom Produkt',
  updatesHelp: 'Ab und zu, was neu ist. Jede E-Mail hat einen Link zum Abbestellen.',
  security: 'Konto',
  securityHelp: 'Neue Anmeldungen, geänderte Passwörter und worum Sie gebeten haben. Kommt immer.',
  ownTitle: 'Dieser Arbeitsbereich',
  ownLead: 'Wie Sie erfahren, was darin geschieht.',
  workspaceLead: 'Vorgaben für alle Mitglieder. Jeder kann für sich anders wählen.',
  workspaceLeadOthers:
    'Die Vorgaben dieses Arbeitsbereichs. Für sich wählen Sie unter Einstellungen, Benachrichtigungen.',
  topics: {
    payments: 'Zahlungen und Tarif',
    webhooks: 'Ausgeschaltete Webhooks',
    membership: 'Ihre Mitgliedschaft',
    voices: 'Professionelle Stimmen',
    publishing: 'Audio Native',
  },
  topicHelp: {
    payments: 'Für Admins: gescheiterte Zahlungen und was daraus wird.',
    webhooks: 'Für Admins: Eine Woche lang kam bei einem Webhook nichts an.',
    membership: 'Für Betroffene: neue Rolle, gesperrt, entfernt oder zum Inhaber gemacht.',
    voices: 'Für alle, die sie begonnen haben: Training oder Prüfung ist fertig.',
    publishing: 'Für alle, die ein Projekt angelegt haben: Seine Monatsgrenze ist erreicht.',
  },
  channels: { email: 'Per E-Mail und in Vireo', in_app: 'Nur in Vireo', none: 'Gar nicht' },
  asWorkspace: (channel) => `Standard: ${channel}`,
  saved: 'Gespeichert',
  failed: 'Ihre Einstellungen konnten nicht geladen werden',
  lead: 'Was Sie erreicht und wie.',
}
