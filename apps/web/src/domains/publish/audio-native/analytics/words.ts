import { words } from '#kit/language/index.ts'

export const heardWords = words('audio-native/analytics', {
  lead: 'What visitors hear, counted without cookies and without saying who. Days are those of UTC.',
  project: 'Project',
  allProjects: 'All projects',
  exportCsv: 'Download CSV',
  empty: 'Nothing was heard in this time',
  emptyLead: 'Figures appear with the first visitor who presses play.',
  metrics: { plays: 'Plays', listened: 'Time listened' },
  completed: 'Heard to the end',
  average: 'Average per play',
  quarters: 'How far people listen',
  quartersLead: 'Time listened in each quarter of the recordings.',
  quarterNames: ['First quarter', 'Second quarter', 'Third quarter', 'Last quarter'],
  textOfFile: 'Text from a file',
  seconds: (count: string) => `${count} s`,
  minutes: (count: string) => `${count} min`,
  hours: (hours: string, minutes: number) => (minutes === 0 ? `${hours} h` : `${hours} h ${String(minutes)} min`),
} as const)
