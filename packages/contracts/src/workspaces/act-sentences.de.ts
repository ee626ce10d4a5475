import type { workspacesAudit } from './audit.ts'

/** What each act reads as in German. */
export const workspacesActSentencesGerman: Readonly<Record<keyof typeof workspacesAudit, string>> = {
  'workspaces.alpha-access-set': '{who} hat den frühen Zugang zu Neuem geändert.',
  'workspaces.group-changed': '{who} hat eine Gruppe geändert.|{who} hat die Gruppe {thing} geändert.',
  'workspaces.group-created': '{who} hat eine Gruppe erstellt.|{who} hat die Gruppe {thing} erstellt.',
  'workspaces.group-deleted': '{who} hat eine Gruppe gelöscht.|{who} hat die Gruppe {thing} gelöscht.',
  'workspaces.group-member-added':
    '{who} hat jemanden in eine Gruppe aufgenommen.|{who} hat {thing} in eine Gruppe aufgenommen.',
  'workspaces.group-member-removed':
    '{who} hat jemanden aus einer Gruppe entfernt.|{who} hat {thing} aus einer Gruppe entfernt.',
  'workspaces.invite-declined': 'Eine Einladung wurde abgelehnt.',
  'workspaces.invite-deleted':
    '{who} hat eine Einladung zurückgezogen.|{who} hat die Einladung an {thing} zurückgezogen.',
  'workspaces.member-changed': '{who} hat ein Mitglied geändert.|{who} hat Rolle oder Grenzen von {thing} geändert.',
  'workspaces.member-invited': '{who} hat jemanden eingeladen.|{who} hat {thing} eingeladen.',
  'workspaces.member-joined': 'Jemand ist beigetreten.|{thing} ist beigetreten.',
  'workspaces.member-left': '{who} hat den Arbeitsbereich verlassen.',
  'workspaces.member-removed': '{who} hat ein Mitglied entfernt.|{who} hat {thing} entfernt.',
  'workspaces.ownership-transferred': '{who} hat den Arbeitsbereich übergeben.|{who} hat {thing} zum Inhaber gemacht.',
  'workspaces.renamed': '{who} hat den Arbeitsbereich umbenannt.|{who} hat den Arbeitsbereich in {thing} umbenannt.',
  'workspaces.security-rules-changed': '{who} hat die Sicherheitsregeln geändert.',
  'workspaces.settings-changed': '{who} hat die Einstellungen des Arbeitsbereichs geändert.',
}
