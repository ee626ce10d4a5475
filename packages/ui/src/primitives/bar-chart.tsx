import { useState } from 'react'

import { joinClasses } from '../join-classes.ts'
import { axisTicks } from './axis-ticks.ts'

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

type Props = {
  /** What the picture shows, in a sentence. */
  readonly label: string
  readonly bars: readonly Bar[]
  readonly series: readonly string[]
  /** Colours that the series have of their own, as CSS writes them; undefined takes the next of the chart. */
  readonly seriesColours?: readonly (string | undefined)[] | undefined
  readonly format: (value: number) => string
  /** How the axis writes its values; as `format` does, unless that is too long. */
  readonly formatAxis?: (value: number) => string
  /** The least by which two values of the axis differ. */
  readonly smallestStep?: number
}

/**
 * Shows bars over time, stacked by series. It is a picture: whoever shows it puts the same figures into a table beside
 * it. Pointing at a bar tells its figures.
 */
export function BarChart(props: Props) {
  const { label, bars, format, formatAxis = format, smallestStep } = props
  const [pointed, setPointed] = useState<number>()
  const ticks = axisTicks(Math.max(0, ...bars.map(totalOf)), smallestStep)
  const top = ticks.at(-1) ?? 1
  const shown = pointed === undefined ? undefined : bars[pointed]
  return (
    <figure
      aria-label={label}
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 pt-2 text-xs text-muted tabular-nums"
      onPointerLeave={() => setPointed(undefined)}
    >
      <div aria-hidden className="relative h-52 text-right">
        {/* The widest of them gives the column its width. */}
        {ticks.map((tick) => (
          <span key={tick} className="invisible block h-0">
            {formatAxis(tick)}
          </span>
        ))}
        {ticks.map((tick) => (
          <span key={tick} className="absolute right-0 translate-y-1/2" style={{ bottom: share(tick, top) }}>
            {formatAxis(tick)}
          </span>
        ))}
      </div>
      <div className="relative h-52">
        {ticks.map((tick) => (
          <div
            key={tick}
            className={joinClasses('absolute inset-x-0 border-t border-line', tick > 0 && 'border-dashed')}
            style={{ bottom: share(tick, top) }}
          />
        ))}
        <div className="absolute inset-0 flex items-stretch">
          {bars.map((bar, place) => (
            <Column
              key={bar.id}
              {...{ bar, top, place }}
              colours={props.seriesColours}
              pointed={place === pointed}
              onPoint={setPointed}
            />
          ))}
        </div>
        {shown && pointed !== undefined ? <Reading {...props} bar={shown} place={pointed} /> : null}
      </div>
      <Labels bars={bars} />
    </figure>
  )
}

function Column({
  bar,
  top,
  place,
  colours: own,
  pointed,
  onPoint,
}: {
  readonly bar: Bar
  readonly top: number
  readonly place: number
  readonly colours: Props['seriesColours']
  readonly pointed: boolean
  readonly onPoint: (place: number) => void
}) {
  return (
    <div
      className={joinClasses(
        'flex min-w-0 flex-1 flex-col-reverse items-center gap-px px-px sm:px-0.5',
        pointed && 'bg-fill/60',
      )}
      onPointerEnter={() => onPoint(place)}
    >
      {bar.values.map((value, series) => (
        <div
          // The order of the series is what tells them apart.
          key={series}
          className={joinClasses('w-full max-w-10 shrink-0 last:rounded-t-sm', !own?.[series] && seriesClasses(series))}
          style={{
            // What is not nothing can be seen.
            height: value > 0 ? `max(2px, ${share(value, top)})` : 0,
            ...(own?.[series] && { background: own[series] }),
          }}
        />
      ))}
    </div>
  )
}

/** Tells the figures of the bar that is pointed at, beside it and never outside of the chart. */
function Reading({
  bar,
  place,
  bars,
  series,
  seriesColours,
  format,
}: Props & { readonly bar: Bar; readonly place: number }) {
  const middle = (place + 0.5) / bars.length
  const shift = middle < 0.3 ? '0%' : middle > 0.7 ? '-100%' : '-50%'
  const parts = bar.values.flatMap((value, at) => (value > 0 ? [{ at, value, name: series[at] ?? '' }] : []))
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute top-0 z-10 flex max-w-64 min-w-32 flex-col gap-1 rounded-md bg-raised p-3 shadow-float"
      style={{ left: `${middle * 100}%`, transform: `translateX(${shift})` }}
    >
      <span>{bar.label}</span>
      <span className="text-sm font-semibold text-ink">{format(totalOf(bar))}</span>
      {series.length > 1
        ? parts.map(({ at, value, name }) => (
            <span key={at} className="flex items-center gap-2">
              <span
                className={joinClasses('size-2 shrink-0 rounded-full', !seriesColours?.[at] && seriesClasses(at))}
                style={seriesColours?.[at] ? { background: seriesColours[at] } : undefined}
              />
              <span className="min-w-0 flex-1 truncate">{name}</span>
              <span className="text-ink">{format(value)}</span>
            </span>
          ))
        : null}
    </div>
  )
}

/** Shows the first, the middle and the last label: more would not fit on a phone. */
function Labels({ bars }: { readonly bars: readonly Bar[] }) {
  const places = [...new Set([0, Math.floor((bars.length - 1) / 2), bars.length - 1])]
  return (
    <div aria-hidden className="col-start-2 flex justify-between">
      {places.map((place) => (
        <span key={place}>{bars[place]?.label}</span>
      ))}
    </div>
  )
}

function share(value: number, top: number): string {
  return `${(value / top) * 100}%`
}

function totalOf(bar: Bar): number {
  return bar.values.reduce((sum, value) => sum + value, 0)
}
