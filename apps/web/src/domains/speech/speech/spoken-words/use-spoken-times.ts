import { useQuery } from '@tanstack/react-query'
import { historyEndpoints } from '@vireo/contracts/history'
import { useMemo } from 'react'

import { contractQuery } from '#kit/api/index.ts'
import { player, usePlayer } from '#kit/player/index.ts'
import { type SpokenTimes, useFollowedTimes } from './spoken-times.ts'
import { tokensOf } from './tokens.ts'

/**
 * Answers the words of what the player says and when they are heard; undefined where nobody knows, or nothing is
 * heard.
 */
export function useSpokenTimes(): SpokenTimes | undefined {
  const followed = useFollowedTimes()
  const { track, status } = usePlayer(player)
  const isHeard = status === 'playing' || status === 'paused' || status === 'loading'
  const isFollowed = track !== undefined && followed?.trackId === track.id
  const kept = useKeptTimes(isHeard && !isFollowed ? track?.historyItemId : undefined)
  if (!isHeard) return undefined
  return isFollowed ? followed : kept
}

/** Asks for the times of a recording in the history; those of a dialogue do not say whose line a word is. */
function useKeptTimes(historyItemId: string | undefined): SpokenTimes | undefined {
  const { data: item } = useQuery({
    ...contractQuery(historyEndpoints.get, { history_item_id: historyItemId ?? '' }),
    enabled: historyItemId !== undefined,
    staleTime: 60_000,
    retry: false,
  })
  return useMemo(() => {
    if (historyItemId === undefined || !item?.alignments || item.dialogue) return undefined
    return { trackId: historyItemId, tokens: tokensOf(item.alignments.alignment) }
  }, [historyItemId, item])
}
