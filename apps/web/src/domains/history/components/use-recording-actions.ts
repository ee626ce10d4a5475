import type { HistoryItem } from '@vireo/contracts'
import { showError, showMessage } from '@vireo/ui'
import { useState } from 'react'

import { ApiError, messageOf } from '../../../kit/api/index.ts'
import { player, usePlayer } from '../../../kit/player/index.ts'
import { downloadRecordings, trackOf } from '../recordings.ts'
import { historyWords } from '../words.ts'

/** Hearing and saving recordings from a list. */
export function useRecordingActions(list: readonly HistoryItem[]) {
  const { track, status } = usePlayer(player)
  const [downloading, setDownloading] = useState(false)
  const isCurrent = (item: HistoryItem) => track?.id === item.history_item_id
  return {
    isPlaying: (item: HistoryItem) => isCurrent(item) && status === 'playing',
    isLoading: (item: HistoryItem) => isCurrent(item) && status === 'loading',
    togglePlay: (item: HistoryItem) => {
      if (isCurrent(item) && status !== 'failed') player.toggle()
      else playFrom(list, item, { goesOn: false })
    },
    /** Plays these one after the other. */
    playAll: (items: readonly HistoryItem[]) => {
      if (items[0]) playFrom(items, items[0], { goesOn: true })
    },
    downloading,
    download: async (items: readonly HistoryItem[]) => {
      setDownloading(true)
      if (items.length > 1) showMessage(historyWords.downloading)
      try {
        await downloadRecordings(items)
      } catch (error) {
        // An answer of the wrong type has a sentence of its own; everything else follows the general rule.
        showError(error instanceof TypeError && !(error instanceof ApiError) ? error.message : messageOf(error))
      } finally {
        setDownloading(false)
      }
    },
  }
}

function playFrom(list: readonly HistoryItem[], item: HistoryItem, { goesOn }: { goesOn: boolean }): void {
  const tracks = list.map(trackOf)
  const index = Math.max(0, list.indexOf(item))
  void player.play(tracks[index] ?? trackOf(item), { tracks, index, goesOn })
}

export type RecordingActions = ReturnType<typeof useRecordingActions>
