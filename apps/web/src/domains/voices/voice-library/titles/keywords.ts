import { paths, type ScreenKeywords } from '#kit/routing/index.ts'

export const voiceLibraryKeywords: ScreenKeywords = {
  [paths.voiceLibrary]: ['explore', 'default voices', 'find', 'entdecken', 'Stimmen'],
}
