import type { notificationsAudit } from './audit.ts'

/** What each act is called in a German audit log. */
export const notificationsAuditGerman: Readonly<Record<keyof typeof notificationsAudit, string>> = {
  'notifications.update-announced': 'Neuigkeit angekündigt',
  'notifications.workspace-preferences-changed': 'Benachrichtigungen des Arbeitsbereichs geändert',
}
