import { paths, type ScreenKeywords } from '#kit/routing/index.ts'

export const privacyKeywords: ScreenKeywords = {
  [paths.privacy]: ['export', 'delete account', 'gdpr', 'DSGVO', 'Konto löschen'],
}
