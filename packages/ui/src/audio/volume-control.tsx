import { Volume1, Volume2, VolumeX } from 'lucide-react'
import type { CSSProperties } from 'react'

import { IconButton } from '../primitives/icon-button.tsx'
import { uiWords } from '../words.ts'

/** Loudness of the playback, 0 … 1, with a mute that remembers it. */
export function VolumeControl({
  volume,
  muted,
  onVolume,
  onMuted,
}: {
  readonly volume: number
  readonly muted: boolean
  readonly onVolume: (volume: number) => void
  readonly onMuted: (muted: boolean) => void
}) {
  const heard = muted ? 0 : volume
  const Icon = heard === 0 ? VolumeX : heard < 0.5 ? Volume1 : Volume2
  // A CSS variable is the one thing the style type does not know.
  const fill = { '--fill': `${heard * 100}%` } as CSSProperties
  return (
    <div className="flex items-center gap-1">
      <IconButton size="sm" label={muted ? uiWords.unmute : uiWords.mute} onClick={() => onMuted(!muted)}>
        <Icon aria-hidden size={16} />
      </IconButton>
      <input
        type="range"
        aria-label={uiWords.volume}
        className="range w-20"
        style={fill}
        min={0}
        max={1}
        step={0.05}
        value={heard}
        aria-valuetext={`${Math.round(heard * 100)} %`}
        onChange={(event) => {
          onVolume(event.target.valueAsNumber)
          onMuted(false)
        }}
      />
    </div>
  )
}
