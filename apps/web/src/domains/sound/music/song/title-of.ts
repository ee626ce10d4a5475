import type { Song } from '@vireo/contracts/music'

import { keyLabel } from '../players/names.ts'
import { musicWords } from '../words.ts'

/** Names a song by its genre and key. */
export function titleOf({ genre, key }: Pick<Song, 'genre' | 'key'>): string {
  return musicWords.songIn(`${genre.charAt(0).toUpperCase()}${genre.slice(1)}`, keyLabel(key))
}
