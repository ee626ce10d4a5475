import { AudioWaveform } from 'lucide-react'
import type { RouteObject } from 'react-router'

import { paths, screen } from '#kit/routing/index.ts'
import { professionalTitleWords } from './titles/words.ts'

export const professionalCloningRoutes: RouteObject[] = [
  screen(
    paths.professionalClone,
    () => professionalTitleWords.begin,
    async () => (await import('./pages/begin-page.tsx')).BeginPage,
    {
      icon: AudioWaveform,
      offer: { at: paths.voiceLab, note: () => professionalTitleWords.note },
    },
  ),
  screen(
    paths.professionalVoice,
    () => professionalTitleWords.voice,
    async () => (await import('./pages/professional-voice-page.tsx')).ProfessionalVoicePage,
  ),
]
