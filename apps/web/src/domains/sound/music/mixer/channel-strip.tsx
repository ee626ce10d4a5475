import { Button } from '@vireo/ui'

import { musicWords } from '../words.ts'
import type { Channel } from './channel.ts'

type Props = {
  readonly name: string
  readonly channel: Channel
  readonly onChange: (changes: Partial<Channel>) => void
}

/** Shows one track: its level, its side, and whether it is silent or alone. */
export function ChannelStrip({ name, channel: { level, pan, isMuted, isSolo }, onChange }: Props) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1">
      <span className="min-w-0 flex-1 basis-36 truncate text-sm font-medium">{name}</span>
      <div className="flex items-center gap-3">
        <Line
          label={musicWords.level(name)}
          said={musicWords.percent(level)}
          value={level}
          min={0}
          max={2}
          className="w-24"
          onChange={(value) => onChange({ level: value })}
        />
        <Line
          label={musicWords.pan(name)}
          said={musicWords.side(pan)}
          value={pan}
          min={-1}
          max={1}
          className="w-14"
          onChange={(value) => onChange({ pan: value })}
        />
        <Button
          size="sm"
          aria-label={musicWords.mute(name)}
          aria-pressed={isMuted}
          className={isMuted ? 'bg-ink! text-canvas!' : ''}
          onClick={() => onChange({ isMuted: !isMuted })}
        >
          {musicWords.muteShort}
        </Button>
        <Button
          size="sm"
          aria-label={musicWords.solo(name)}
          aria-pressed={isSolo}
          className={isSolo ? 'bg-ink! text-canvas!' : ''}
          onClick={() => onChange({ isSolo: !isSolo })}
        >
          {musicWords.soloShort}
        </Button>
      </div>
    </li>
  )
}

function Line(props: {
  readonly label: string
  readonly said: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly className: string
  readonly onChange: (value: number) => void
}) {
  const { label, said, value, min, max, className, onChange } = props
  return (
    <input
      type="range"
      className={`range ${className}`}
      style={{ '--fill': `${((value - min) / (max - min)) * 100}%` } as React.CSSProperties}
      title={label}
      aria-label={label}
      aria-valuetext={said}
      min={min}
      max={max}
      step={0.05}
      value={value}
      onChange={({ target }) => onChange(target.valueAsNumber)}
    />
  )
}
