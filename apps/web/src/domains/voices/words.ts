import { words } from '../../kit/language/index.ts'

export const voiceWords = words('voices', {
  choose: 'Choose a voice',
  chosen: (name: string) => `Voice: ${name}. Choose another`,
  search: 'Search voices',
  searchPlaceholder: 'Name, mood, use …',
  language: 'Language',
  gender: 'Gender',
  accent: 'Accent',
  anyLanguage: 'Any language',
  anyGender: 'Any gender',
  anyAccent: 'Any accent',
  use: (name: string) => `Use ${name}`,
  inUse: 'In use',
  found: (count: number) => (count === 1 ? '1 voice' : `${count} voices`),
  noneFound: 'No voice matches',
  noneFoundAdvice: 'Try another word, or take a filter away.',
  clearFilters: 'Clear filters',
  loading: 'Loading voices',
  failed: 'The voices could not be loaded',
  noVoice: 'No voice chosen',
  sample: 'Voice sample',
} as const)
