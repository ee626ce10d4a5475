import { words } from '#kit/language/index.ts'

/** What tabs and menus call the pages; their own words come with them. */
export const transcriptionTitleWords = words('transcription/titles', {
  title: 'Speech to text',
  transcript: 'Transcript',
} as const)
