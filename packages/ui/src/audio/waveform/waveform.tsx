import { memo, useMemo } from 'react'

import { joinClasses } from '../../join-classes.ts'
import { voiceArt, type DrawnVoice } from '../../voice-art/voice-art.ts'
import { waveStyleOf } from '../../voice-art/wave-colours.ts'
import { Bars } from './bars.tsx'
import { HoverTime } from './hover-time.tsx'
import type { WaveWord } from './place-words.ts'
import { sliderProps } from './slider-props.ts'
import { WaveWords } from './wave-words.tsx'

const heights = { row: 'h-7', player: 'h-8', card: 'h-12', tall: 'h-16' } as const

export type WaveformProps = {
  readonly label: string
  /** Levels 0 … 1 over the whole recording, or over what has arrived of one that grows; undefined while unknown. */
  readonly peaks: readonly number[] | undefined
  readonly positionMs?: number | undefined
  readonly durationMs: number
  /** Moves through the recording; without it the waveform is a picture. */
  readonly onSeek?: ((positionMs: number) => void) | undefined
  /** Whether the recording is still being made: its levels arrive one by one. */
  readonly grows?: boolean | undefined
  /** In whose colours it is drawn; else in those of `--wave` and `--wave-played` where it stands. */
  readonly voice?: DrawnVoice | undefined
  /** What is said, shown below at its times where there is room. */
  readonly words?: readonly WaveWord[] | undefined
  /** How high it is, unless the class name says so. */
  readonly size?: keyof typeof heights | undefined
  readonly className?: string | undefined
}

/** Shows a recording as bars: what was played is coloured, and pointer, touch or keys move through it. */
export const Waveform = memo(function Waveform(props: WaveformProps) {
  const { label, peaks, positionMs = 0, durationMs, onSeek, grows = false, voice, words, size, className } = props
  const { id, sound } = voice ?? {}
  const wave = useMemo(() => (id === undefined ? undefined : voiceArt({ id, sound }).wave), [id, sound])
  // Canvases do not follow colours by themselves: other colours are other canvases.
  const key = wave?.light.played
  const share = durationMs > 0 && !grows ? Math.min(1, positionMs / durationMs) : 0
  const isKnown = peaks !== undefined && peaks.length > 0
  const hasHover = onSeek && !grows && durationMs > 0
  return (
    <div
      {...(onSeek ? sliderProps({ label, positionMs, durationMs, onSeek }) : { role: 'img', 'aria-label': label })}
      className={joinClasses(
        'relative',
        words && 'flex flex-col',
        !words && size && heights[size],
        onSeek && 'cursor-pointer touch-pan-y rounded-sm select-none',
        className,
      )}
      style={wave && waveStyleOf(wave)}
    >
      <div className={joinClasses('relative', !words && 'h-full', words && (size ? heights[size] : 'min-h-0 flex-1'))}>
        {isKnown ? (
          <>
            {grows ? <Baseline /> : null}
            <Bars key={key} peaks={peaks} grows={grows} className={grows ? playedColour : restColour} />
            {share > 0 ? (
              <Bars key={`played ${key}`} peaks={peaks} className={playedColour} style={shown(share)} />
            ) : null}
          </>
        ) : grows ? (
          <Arriving />
        ) : (
          <FlatLine share={share} />
        )}
        {hasHover ? <HoverTime durationMs={durationMs} /> : null}
      </div>
      {words ? <WaveWords words={words} positionMs={positionMs} durationMs={durationMs} /> : null}
    </div>
  )
})

// The colours are those of text, so that the browser resolves them for the theme before a canvas reads them.
const restColour = 'text-(--wave)'
const playedColour = 'text-(--wave-played)'

function shown(share: number) {
  return { clipPath: `inset(0 ${(1 - share) * 100}% 0 0)` }
}

/** Shows the way that a growing waveform still has before it. */
function Baseline() {
  return <div className="absolute inset-x-0 top-1/2 h-0.5 -translate-y-1/2 rounded-full bg-(--wave) opacity-50" />
}

/** Shows that levels are on their way: a short piece that travels along the line. */
function Arriving() {
  return (
    <div className="absolute inset-x-0 top-1/2 h-0.5 -translate-y-1/2 overflow-hidden rounded-full bg-(--wave)">
      <div className="wave-arriving h-full w-1/4 rounded-full bg-current text-(--wave-played)" />
    </div>
  )
}

function FlatLine({ share }: { readonly share: number }) {
  return (
    <div className="absolute inset-x-0 top-1/2 h-0.5 -translate-y-1/2 overflow-hidden rounded-full bg-(--wave)">
      <div className="h-full bg-(--wave-played)" style={{ width: `${share * 100}%` }} />
    </div>
  )
}
