import type { HistoryItem } from '@vireo/contracts/history'
import { showMessage } from '@vireo/ui'
import { useState } from 'react'

import { player, usePlayer } from '#kit/player/index.ts'
import { showFailure } from '#kit/failures/show-failure.ts'
import { downloadRecordings, trackOf } from '../recordings.ts'
import { historyWords } from '../words.ts'

/** Plays and saves recordings of a list. */
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
        showFailure(error)
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
