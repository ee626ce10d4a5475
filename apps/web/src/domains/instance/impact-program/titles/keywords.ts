import { paths, type ScreenKeywords } from '#kit/routing/index.ts'

export const impactProgramKeywords: ScreenKeywords = {
  [paths.impactApplications]: ['impact program', 'grant', 'applications', 'operator', 'Förderung', 'Bewerbungen'],
}
