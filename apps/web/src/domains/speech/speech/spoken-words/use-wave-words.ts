import { useQuery } from '@tanstack/react-query'
import { historyEndpoints } from '@vireo/contracts/history'
import type { WaveWord } from '@vireo/ui'
import { useMemo } from 'react'

import { contractQuery } from '#kit/api/index.ts'
import { player, type Track, usePlayback } from '#kit/player/index.ts'
import { useFollowedTokens } from './spoken-times.ts'
import { tokensOf } from './tokens.ts'
import { waveWordsOf } from './wave-words-of.ts'

/** Answers the words of a recording for its waveform, once it is in the player; undefined while nobody knows them. */
export function useWaveWords({
  id,
  historyItemId,
}: Pick<Track, 'id' | 'historyItemId'>): readonly WaveWord[] | undefined {
  const isHere = usePlayback(player, id) !== 'elsewhere'
  const followed = useFollowedTokens(id)
  const { data: item } = useQuery({
    ...contractQuery(historyEndpoints.get, { history_item_id: historyItemId ?? '' }),
    enabled: isHere && !followed && historyItemId !== undefined,
    staleTime: 60_000,
    retry: false,
  })
  const alignment = item?.alignments?.alignment
  return useMemo(() => {
    const tokens = followed ?? (alignment && tokensOf(alignment))
    return tokens && waveWordsOf(tokens)
  }, [followed, alignment])
}
