import { FlaskConical, Folders, UsersRound } from 'lucide-react'
import type { RouteObject } from 'react-router'

import { paths, screen } from '#kit/routing/index.ts'
import { voiceTitleWords } from './titles/words.ts'

const voicePage = async () => (await import('./pages/voice-page.tsx')).VoicePage

export const voiceRoutes: RouteObject[] = [
  screen(
    paths.voiceLab,
    () => voiceTitleWords.lab,
    async () => (await import('./pages/voice-lab-page.tsx')).VoiceLabPage,
    {
      group: 'voices',
      icon: FlaskConical,
    },
  ),
  screen(
    paths.voiceCollections,
    () => voiceTitleWords.collections,
    async () => (await import('./pages/collections-page.tsx')).CollectionsPage,
    { group: 'voices', icon: Folders, unlisted: true, partOf: paths.voiceLab },
  ),
  screen(
    paths.workspaceVoices,
    () => voiceTitleWords.workspace,
    async () => (await import('./pages/workspace-voices-page.tsx')).WorkspaceVoicesPage,
    {
      group: 'voices',
      icon: UsersRound,
      tab: () => voiceTitleWords.workspaceTab,
    },
  ),
  screen(paths.voicePage, () => voiceTitleWords.voice, voicePage),
  screen(paths.ownVoicePage, () => voiceTitleWords.voice, voicePage),
]
