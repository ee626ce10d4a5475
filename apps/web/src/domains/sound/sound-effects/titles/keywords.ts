import { paths, type ScreenKeywords } from '#kit/routing/index.ts'

export const soundEffectsKeywords: ScreenKeywords = {
  [paths.soundEffects]: ['sfx', 'noise', 'foley', 'ambience', 'geräusch', 'klang', 'atmo'],
  [paths.soundEffectsExplore]: ['sfx', 'library', 'bibliothek', 'geräusch', 'favourites', 'favoriten'],
}
