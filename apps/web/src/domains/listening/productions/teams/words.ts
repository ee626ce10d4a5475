import { plural, words } from '#kit/language/index.ts'

export const teamWords = words('productions/teams', {
  teams: 'Teams',
  lead: 'What is given to a team is found and claimed by its members alone.',
  none: 'You are in no team. Whoever runs this instance puts them together.',
  failed: 'Your teams could not be loaded',
  members: (count: number) => plural(count, { one: '1 member', other: `${count} members` }),
  you: (name: string) => `${name} (you)`,
  tasks: (team: string) => `Tasks of ${team}`,
  tasksFailed: 'The tasks of this team could not be loaded',
  noTasks: 'Nothing waits for this team.',
} as const)
