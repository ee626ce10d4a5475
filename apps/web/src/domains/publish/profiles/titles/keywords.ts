import { paths, type ScreenKeywords } from '#kit/routing/index.ts'

export const profilesKeywords: ScreenKeywords = {
  [paths.profiles]: ['profile', 'handle', 'bio', 'portfolio', 'Profil', 'Kurzname', 'öffentlich'],
}
