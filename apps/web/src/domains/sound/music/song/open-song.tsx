import { SkeletonCard } from '@vireo/ui'

import { QueryError } from '#kit/failures/query-error.tsx'
import type { Making } from '../making/use-making.ts'
import type { MusicForm } from '../music-form.ts'
import type { useSong } from '../queries.ts'
import { musicWords } from '../words.ts'
import { SongPanel } from './song-panel.tsx'

type Props = {
  readonly song: ReturnType<typeof useSong>
  /** Whether the address names a song. */
  readonly isAsked: boolean
  /** Whether it was just made, here. */
  readonly isFresh: boolean
  readonly making: Making
  readonly format: MusicForm['format']
  readonly onOpen: (songId: string | undefined) => void
}

/** Shows the song that is open, or why it is not there. */
export function OpenSong({ song, isAsked, ...rest }: Props) {
  if (!isAsked) return null
  if (song.data) return <SongPanel key={song.data.song_id} song={song.data} {...rest} />
  if (song.isPending) return <SkeletonCard />
  return <QueryError title={musicWords.songFailed} error={song.error} onRetry={song.refetch} />
}
