import { paths, type ScreenKeywords } from '#kit/routing/index.ts'

export const webhooksKeywords: ScreenKeywords = {
  [paths.webhooks]: ['events', 'callback', 'signature', 'Ereignisse', 'Signatur'],
}
