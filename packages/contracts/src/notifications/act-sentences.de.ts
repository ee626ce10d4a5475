import type { notificationsAudit } from './audit.ts'

/** What each act reads as in German. */
export const notificationsActSentencesGerman: Readonly<Record<keyof typeof notificationsAudit, string>> = {
  'notifications.update-announced': '{who} hat eine Neuerung angekündigt.',
  'notifications.workspace-preferences-changed': '{who} hat die Vorgaben für Benachrichtigungen geändert.',
}
