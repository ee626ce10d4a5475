import type { Translation } from '#kit/language/index.ts'
import type { voiceTitleWords } from './words.ts'

export const voiceTitleGerman: Translation<typeof voiceTitleWords> = {
  lab: 'Meine Stimmen',
  collections: 'Sammlungen',
  workspace: 'Geteilte Stimmen',
  workspaceTab: 'Geteilt',
  voice: 'Eine Stimme',
}
