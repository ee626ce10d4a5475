import { paths, type ScreenKeywords } from '#kit/routing/index.ts'

export const auditKeywords: ScreenKeywords = {
  [paths.auditLog]: ['activity', 'events', 'Protokoll', 'Ereignisse'],
}
