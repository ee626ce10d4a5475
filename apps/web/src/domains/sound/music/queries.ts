import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { historyEndpoints } from '@vireo/contracts/history'
import { musicEndpoints, type Song } from '@vireo/contracts/music'

import { call, contractQuery } from '#kit/api/index.ts'
import { refreshHistory } from '#history'
import { creditsKey } from '#usage'

/** Asks for one song: its plan, chords and parts. */
export function useSong(id: string | undefined) {
  return useQuery({ ...contractQuery(musicEndpoints.getSong, { song_id: id ?? '' }), enabled: id !== undefined })
}

/** Asks for the recording of a song, which the player takes. */
export function useSongItem({ history_item_id: id }: Song) {
  return useQuery(contractQuery(historyEndpoints.get, { history_item_id: id }))
}

/** Asks for the versions of a song, newest first, and for more of them. */
export function useVersions({ song_id: id }: Song) {
  return useInfiniteQuery({
    queryKey: [musicEndpoints.listSongs.id, id],
    queryFn: ({ pageParam, signal }) =>
      call(musicEndpoints.listSongs, { version_of: id, page_size: 12, cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next_cursor ?? undefined,
    select: (data) => data.pages.flatMap(({ songs }) => songs),
  })
}

/** Answers how lists learn of a song that was made. */
export function useRefreshSongs(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    await Promise.all([
      refreshHistory(client),
      client.invalidateQueries({ queryKey: [musicEndpoints.listSongs.id] }),
      client.invalidateQueries({ queryKey: creditsKey }),
    ])
  }
}
