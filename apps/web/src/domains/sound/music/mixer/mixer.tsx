import type { Song } from '@vireo/contracts/music'
import { Button, PlayButton, TimeReadout } from '@vireo/ui'
import { SlidersVertical, X } from 'lucide-react'
import { useEffect, useState } from 'react'

import { QueryError } from '#kit/failures/query-error.tsx'
import { partName } from '../players/names.ts'
import { musicWords } from '../words.ts'
import { ChannelStrip } from './channel-strip.tsx'
import type { MixingBoard } from './mixing-board.ts'
import { useBoard } from './use-board.ts'

/** Plays the parts of a song together, while each can be louder, softer, elsewhere, alone or silent. */
export function Mixer({ song }: { readonly song: Song }) {
  const { state, channels, open, close, change, toggle } = useBoard(song)
  if (state.status === 'failed')
    return <QueryError title={musicWords.mixerFailed} error={state.error} onRetry={() => void open()} compact />
  if (state.status !== 'open') {
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          loading={state.status === 'opening'}
          icon={<SlidersVertical aria-hidden size={16} />}
          onClick={() => void open()}
        >
          {musicWords.openMixer}
        </Button>
        <p className="min-w-0 flex-1 basis-60 text-sm text-muted">
          {state.status === 'opening' ? musicWords.mixerOpening : musicWords.mixerHelp}
        </p>
      </div>
    )
  }
  return (
    <section aria-label={musicWords.mixer} className="flex flex-col gap-3 rounded-lg bg-ground p-3">
      <div className="flex flex-wrap items-center gap-3">
        <PlayButton of={musicWords.mix} look="outline" round playing={state.board.isPlaying} onClick={toggle} />
        <Place board={state.board} />
        <Button size="sm" variant="ghost" icon={<X aria-hidden size={16} />} onClick={close}>
          {musicWords.closeMixer}
        </Button>
      </div>
      <ul className="grid gap-x-6 gap-y-1 lg:grid-cols-2">
        {channels.map((channel, nth) => (
          <ChannelStrip
            key={channel.name}
            name={partName(state.tracks[nth]?.role ?? '', state.tracks[nth]?.instrument ?? '')}
            channel={channel}
            onChange={(changes) => change(nth, changes)}
          />
        ))}
      </ul>
      <p className="text-xs text-muted">{musicWords.mixerNote}</p>
    </section>
  )
}

/** Shows where the mix is, and moves there. */
function Place({ board }: { readonly board: MixingBoard }) {
  const [positionMs, setPositionMs] = useState(() => board.positionMs())
  const { isPlaying, durationMs } = board
  useEffect(() => {
    const read = () => setPositionMs(board.positionMs())
    read()
    if (!isPlaying) return undefined
    const timer = setInterval(read, 100)
    return () => clearInterval(timer)
  }, [board, isPlaying])
  return (
    <>
      <input
        type="range"
        className="range min-w-0 flex-1 basis-40"
        style={{ '--fill': `${(positionMs / Math.max(1, durationMs)) * 100}%` } as React.CSSProperties}
        aria-label={musicWords.mixPlace}
        aria-valuetext={musicWords.secondsOf(Math.round(positionMs / 1000))}
        min={0}
        max={Math.round(durationMs)}
        step={100}
        value={Math.round(positionMs)}
        onChange={({ target }) => {
          board.seek(target.valueAsNumber)
          setPositionMs(target.valueAsNumber)
        }}
      />
      <TimeReadout positionMs={positionMs} durationMs={durationMs} />
    </>
  )
}
