import { words } from '#kit/language/index.ts'

/** What tabs and menus call the screens; their own words come with them. */
export const staffTitleWords = words('staff/titles', {
  instance: 'Instance',
  settings: 'Settings of the instance',
  work: 'Background',
  users: 'People of the instance',
  user: 'Account',
  userRecordings: 'Recordings of a person',
  workspaces: 'Workspaces of the instance',
  workspace: 'Workspace',
} as const)
