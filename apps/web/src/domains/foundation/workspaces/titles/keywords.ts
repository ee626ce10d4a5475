import { paths, type ScreenKeywords } from '#kit/routing/index.ts'

export const workspacesKeywords: ScreenKeywords = {
  [paths.workspaceMembers]: ['team', 'people', 'seats', 'colleagues', 'Mitglieder', 'Personen', 'Plätze'],
  [paths.workspaceGroups]: ['permissions', 'teams', 'Rechte', 'Gruppen'],
}
