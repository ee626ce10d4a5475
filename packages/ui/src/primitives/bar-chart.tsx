import { useState } from 'react'

import { joinClasses } from '../join-classes.ts'
import { axisTop } from './axis-top.ts'

export type Bar = {
  readonly id: string
  /** Below the bar, where there is room, and beside its figures. */
  readonly label: string
  /** One for each series, from the bottom up. */
  readonly values: readonly number[]
}

const colours = ['bg-series-1', 'bg-series-2', 'bg-series-3', 'bg-series-4', 'bg-series-5', 'bg-series-6'] as const

/** Answers the colour of a series; from the sixth on they share one. */
export function seriesClasses(place: number): string {
  return colours[Math.min(place, colours.length - 1)] ?? colours[0]
}

/**
 * Bars over time, stacked by series. It is a picture: whoever shows it puts the same figures into a table beside
 * it. Pointing at a bar tells its figures above.
 */
export function BarChart({
  label,
  bars,
  series,
  format,
}: {
  /** What the picture shows, in a sentence. */
  readonly label: string
  readonly bars: readonly Bar[]
  readonly series: readonly string[]
  readonly format: (value: number) => string
}) {
  const [pointed, setPointed] = useState<string>()
  const top = axisTop(Math.max(0, ...bars.map(totalOf)))
  const shown = bars.find((bar) => bar.id === pointed)
  return (
    <div className="flex flex-col gap-2">
      <p aria-hidden className="min-h-5 truncate text-sm text-muted tabular-nums">
        {shown ? readingOf(shown, series, format) : null}
      </p>
      <figure aria-label={label} className="flex gap-2" onPointerLeave={() => setPointed(undefined)}>
        <div
          aria-hidden
          className="flex h-48 w-10 shrink-0 flex-col justify-between text-right text-xs text-faint tabular-nums"
        >
          {[top, top / 2, 0].map((value) => (
            <span key={value} className="-my-2">
              {format(value)}
            </span>
          ))}
        </div>
        <div className="relative h-48 min-w-0 flex-1 border-b border-line">
          <div className="absolute inset-x-0 top-0 border-t border-line" />
          <div className="absolute inset-x-0 top-1/2 border-t border-line" />
          <div className="absolute inset-0 flex items-stretch">
            {bars.map((bar) => (
              <Column key={bar.id} bar={bar} top={top} pointed={bar.id === pointed} onPoint={setPointed} />
            ))}
          </div>
        </div>
      </figure>
      <Labels bars={bars} />
    </div>
  )
}

function Column({
  bar,
  top,
  pointed,
  onPoint,
}: {
  readonly bar: Bar
  readonly top: number
  readonly pointed: boolean
  readonly onPoint: (id: string) => void
}) {
  return (
    <div
      className={joinClasses('flex min-w-0 flex-1 flex-col-reverse px-px', pointed && 'bg-hover')}
      onPointerEnter={() => onPoint(bar.id)}
    >
      {bar.values.map((value, place) => (
        <div
          // The order of the series is what tells them apart.
          key={place}
          className={joinClasses('shrink-0 last:rounded-t-sm', seriesClasses(place))}
          style={{ height: `${(value / top) * 100}%` }}
        />
      ))}
    </div>
  )
}

/** Shows the first, the middle and the last label: more would not fit on a phone. */
function Labels({ bars }: { readonly bars: readonly Bar[] }) {
  const places = [...new Set([0, Math.floor((bars.length - 1) / 2), bars.length - 1])]
  return (
    <div aria-hidden className="flex justify-between pl-12 text-xs text-faint tabular-nums">
      {places.map((place) => (
        <span key={place}>{bars[place]?.label}</span>
      ))}
    </div>
  )
}

function totalOf(bar: Bar): number {
  return bar.values.reduce((sum, value) => sum + value, 0)
}

function readingOf(bar: Bar, series: readonly string[], format: (value: number) => string): string {
  const parts = bar.values.flatMap((value, place) =>
    value > 0 && series.length > 1 ? [`${series[place] ?? ''} ${format(value)}`] : [],
  )
  return [bar.label, format(totalOf(bar)), ...parts].join(' · ')
}
