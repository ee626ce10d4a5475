import { words } from '#kit/language/index.ts'

export const visitsWords = words('visits', {
  consent: {
    title: 'May we count your visit?',
    text: 'With your permission we count which pages are seen and what leads people here. It stays on this server, without your name.',
    textTold:
      'With your permission we count which pages are seen and what leads people here, without your name. Services that this instance uses are told as well.',
    allow: 'Allow',
    decline: 'Decline',
    more: 'What is counted',
  },
  section: {
    title: 'Counting visits',
    counted: 'Pages that you see in this browser are counted, without your name.',
    notCounted: 'Pages that you see in this browser are not counted.',
    stop: 'Stop counting',
  },
} as const)
