import type { workspacesAudit } from './audit.ts'

/** What each act is called in a German audit log. */
export const workspacesAuditGerman: Readonly<Record<keyof typeof workspacesAudit, string>> = {
  'workspaces.alpha-access-set': 'Früher Zugang festgelegt',
  'workspaces.group-changed': 'Gruppe geändert',
  'workspaces.group-created': 'Gruppe erstellt',
  'workspaces.group-deleted': 'Gruppe gelöscht',
  'workspaces.group-member-added': 'Mitglied in Gruppe aufgenommen',
  'workspaces.group-member-removed': 'Mitglied aus Gruppe entfernt',
  'workspaces.invite-declined': 'Einladung abgelehnt',
  'workspaces.invite-deleted': 'Einladung gelöscht',
  'workspaces.member-changed': 'Mitglied geändert',
  'workspaces.member-invited': 'Mitglied eingeladen',
  'workspaces.member-joined': 'Mitglied beigetreten',
  'workspaces.member-left': 'Mitglied ausgetreten',
  'workspaces.member-removed': 'Mitglied entfernt',
  'workspaces.ownership-transferred': 'Inhaberschaft übertragen',
  'workspaces.renamed': 'Arbeitsbereich umbenannt',
  'workspaces.security-rules-changed': 'Sicherheitsregeln geändert',
  'workspaces.settings-changed': 'Einstellungen geändert',
}
