import type { notificationsAudit } from './audit.ts'

/**
 * What each act reads as: first where the thing has no name, then where it has. `{who}` did it, `{thing}` is what it
 * was done to.
 */
export const notificationsActSentences: Readonly<Record<keyof typeof notificationsAudit, string>> = {
  'notifications.update-announced': '{who} announced a product update.',
  'notifications.workspace-preferences-changed': '{who} changed the notification defaults.',
}
