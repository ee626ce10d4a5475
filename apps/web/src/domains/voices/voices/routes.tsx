import { FlaskConical, Folders, LibraryBig, UsersRound } from 'lucide-react'
import type { RouteObject } from 'react-router'

import { paths, screen } from '#kit/routing/index.ts'
import { voiceTitleWords } from './titles/words.ts'

export const voiceRoutes: RouteObject[] = [
  screen(
    paths.voiceLab,
    () => voiceTitleWords.lab,
    async () => (await import('./pages/voice-lab-page.tsx')).VoiceLabPage,
    { group: 'voices', icon: FlaskConical },
  ),
  screen(
    paths.voiceCollections,
    () => voiceTitleWords.collections,
    async () => (await import('./pages/collections-page.tsx')).CollectionsPage,
    { group: 'voices', icon: Folders },
  ),
  screen(
    paths.defaultVoices,
    () => voiceTitleWords.defaults,
    async () => (await import('./pages/default-voices-page.tsx')).DefaultVoicesPage,
    { group: 'voices', icon: LibraryBig },
  ),
  screen(
    paths.workspaceVoices,
    () => voiceTitleWords.workspace,
    async () => (await import('./pages/workspace-voices-page.tsx')).WorkspaceVoicesPage,
    { group: 'voices', icon: UsersRound },
  ),
]
