import type { HistoryItem } from '@vireo/contracts/history'
import { lengthText, PlayButton } from '@vireo/ui'
import { useMemo } from 'react'

import { formatDateTime } from '#kit/format/index.ts'
import { player, TrackWaveform, usePlayback } from '#kit/player/index.ts'
import { excerptOf } from '#history'
import { trackOf } from './track-of.ts'

/** More than any line shows. */
const lineMax = 240

/** Shows staff one recording of somebody who let them look: what is said, by whom, and its shape. */
export function RecordingRow({ userId, item }: { readonly userId: string; readonly item: HistoryItem }) {
  const track = useMemo(() => trackOf(userId, item), [userId, item])
  const playback = usePlayback(player, track.id)
  const said = excerptOf(item, lineMax)
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 rounded-lg bg-surface p-4 md:grid-cols-[auto_minmax(0,1fr)_16rem_3rem]">
      <PlayButton
        of={`“${excerptOf(item)}”`}
        look="outline"
        round
        playing={playback === 'playing'}
        loading={playback === 'loading'}
        onClick={() => (playback === 'elsewhere' ? void player.play(track) : player.toggle())}
      />
      <div className="min-w-0 text-sm">
        <bdi className="block truncate font-medium" title={said}>
          {said}
        </bdi>
        <p className="truncate text-muted tabular-nums">
          {[item.voice_name, formatDateTime(item.date_unix), item.model_id].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="col-start-2 min-w-0 md:col-start-3">
        <TrackWaveform track={track} size="row" className="w-full" />
      </div>
      <span className="text-right text-sm text-muted tabular-nums max-md:hidden">{lengthText(item.duration_ms)}</span>
    </li>
  )
}
