import type { HistoryItem } from '@vireo/contracts/history'
import { Waveform, lengthText } from '@vireo/ui'
import { useMemo } from 'react'

import { player, usePlayback, useTrackPositionMs } from '#kit/player/index.ts'
import type { HistoryVoice } from '../speakers.ts'
import { historyWords } from '../words.ts'

type Props = {
  readonly item: HistoryItem
  readonly voice: HistoryVoice | undefined
  readonly size: 'row' | 'card'
}

/** Shows the shape of a recording in the colours of its voice; while the player has it, it moves the needle. */
export function RecordingWave({ item, voice, size }: Props) {
  const isLoaded = usePlayback(player, item.history_item_id) !== 'elsewhere'
  const positionMs = useTrackPositionMs(player, item.history_item_id)
  const peaks = useMemo(() => item.peaks?.map((level) => level / 100), [item.peaks])
  return (
    <Waveform
      label={`${historyWords.length} ${lengthText(item.duration_ms)}`}
      peaks={peaks}
      durationMs={item.duration_ms}
      positionMs={positionMs}
      voice={voice?.drawn}
      size={size}
      className="w-full"
      onSeek={isLoaded ? seek : undefined}
    />
  )
}

const seek = (ms: number) => player.seek(ms)
