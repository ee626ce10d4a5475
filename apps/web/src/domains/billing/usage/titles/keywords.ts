import { paths, type ScreenKeywords } from '#kit/routing/index.ts'

export const usageKeywords: ScreenKeywords = {
  [paths.usage]: ['credits', 'quota', 'statistics', 'analytics', 'Verbrauch', 'Kontingent'],
  [paths.developerUsage]: ['api', 'credits by key', 'Verbrauch', 'Schlüssel'],
}
