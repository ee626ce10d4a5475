import { words } from '#kit/language/index.ts'

export const separationWords = words('music/separation', {
  title: 'Take it apart',
  lead: 'An engine divides the recording into stems, which you get as one archive.',
  division: 'Into',
  divisions: { six_stems_v1: 'Six stems', two_stems_v1: 'Two stems' },
  divisionHelp: {
    six_stems_v1: 'Voices, drums, bass, guitar, piano, and what is left.',
    two_stems_v1: 'Voices, and all else.',
  },
  separate: 'Download stems',
  working: 'Taking it apart…',
  done: 'The stems are ready.',
  missingForOperators: 'Taking recordings apart into stems needs an engine for it. Connect one by its address.',
  missingForOthers:
    'Taking recordings apart into stems needs an engine for it. Whoever runs this instance can connect one.',
  openEngines: 'Open engines',
} as const)
