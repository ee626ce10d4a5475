import { words } from '#kit/language/index.ts'

/** What tabs and menus call the pages; their own words come with them. */
export const speechTitleWords = words('speech/titles', {
  title: 'Text to speech',
  history: 'History',
  speechToSpeech: 'Voice changer',
} as const)
