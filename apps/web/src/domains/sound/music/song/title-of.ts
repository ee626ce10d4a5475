import type { Song } from '@vireo/contracts/music'

import { keyLabel } from '../players/names.ts'
import { musicWords } from '../words.ts'

/** Names a song by its genre and key, and what somebody brought by its own name. */
export function titleOf({ genre, key, origin, title }: Pick<Song, 'genre' | 'key' | 'origin' | 'title'>): string {
  if (origin === 'uploaded') return title
  return musicWords.songIn(`${genre.charAt(0).toUpperCase()}${genre.slice(1)}`, keyLabel(key))
}
