import { IconButton, PlayButton, Select } from '@vireo/ui'
import { Repeat, SkipBack, SkipForward } from 'lucide-react'
import { useEffect, useRef, useSyncExternalStore } from 'react'

import { CommentGlyph } from '#productions/comments/index.ts'
import type { Act } from '../keys/keys.ts'
import { rates } from '../keys/use-acts.ts'
import { workbenchWords } from '../words.ts'
import type { Sound } from './create-sound.ts'

type TransportProps = {
  readonly sound: Sound
  readonly durationS: number
  readonly rate: number
  readonly mayComment: boolean
  readonly onRate: (rate: number) => void
  readonly act: (act: Act) => void
  readonly loopLabel?: string
}

/** Plays, stops, goes a little back and forth, and slower. */
export function Transport(props: TransportProps) {
  const { sound, durationS, rate, mayComment, onRate, act, loopLabel = workbenchWords.acts.loop } = props
  const isPlaying = useSyncExternalStore(sound.subscribe, sound.isPlaying)
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-1 gap-y-2">
      <IconButton size="sm" label={workbenchWords.acts.back} onClick={() => act('back')}>
        <SkipBack aria-hidden size={14} />
      </IconButton>
      <PlayButton playing={isPlaying} look="outline" round onClick={() => act('toggle')} />
      <IconButton size="sm" label={workbenchWords.acts.forward} onClick={() => act('forward')}>
        <SkipForward aria-hidden size={14} />
      </IconButton>
      <IconButton size="sm" label={loopLabel} onClick={() => act('loop')}>
        <Repeat aria-hidden size={14} />
      </IconButton>
      {mayComment ? (
        <IconButton size="sm" label={workbenchWords.acts.comment} onClick={() => act('comment')}>
          <CommentGlyph size={14} look="new" />
        </IconButton>
      ) : null}
      {/* What shows and sets the time stays together where there is no room beside the buttons. */}
      <div className="flex items-center gap-1">
        <Clock sound={sound} durationS={durationS} />
        <div className="ml-2 w-24">
          <Select
            label={workbenchWords.speed}
            labelHidden
            value={String(rate)}
            groups={[
              {
                label: workbenchWords.speed,
                options: rates.map((each) => ({ value: String(each), label: `${each}×` })),
              },
            ]}
            onChange={(value) => onRate(Number(value))}
          />
        </div>
      </div>
    </div>
  )
}

/** Moves by itself: nothing else is drawn while the recording plays. */
function Clock({ sound, durationS }: Pick<TransportProps, 'sound' | 'durationS'>) {
  const time = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const tell = () => {
      if (time.current) time.current.textContent = workbenchWords.exactClock(sound.positionS())
    }
    tell()
    return sound.subscribe(tell)
  }, [sound])
  return (
    <span className="ml-2 text-sm whitespace-nowrap tabular-nums">
      <span ref={time} /> <span className="text-muted">/ {workbenchWords.clock(durationS)}</span>
    </span>
  )
}
