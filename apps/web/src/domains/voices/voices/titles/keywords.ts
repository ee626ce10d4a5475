import { paths, type ScreenKeywords } from '#kit/routing/index.ts'

export const voicesKeywords: ScreenKeywords = {
  [paths.voiceLab]: ['my voices', 'own voices', 'collections', 'eigene Stimmen', 'Sammlungen'],
  [paths.workspaceVoices]: ['shared', 'team voices', 'geteilt', 'Arbeitsbereich'],
}
