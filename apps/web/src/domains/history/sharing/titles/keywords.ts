import { paths, type ScreenKeywords } from '#kit/routing/index.ts'

export const sharingKeywords: ScreenKeywords = {
  [paths.reportedRecordings]: [
    'abuse',
    'report',
    'take down',
    'moderation',
    'operator',
    'admin',
    'Missbrauch',
    'Meldungen',
    'sperren',
  ],
}
