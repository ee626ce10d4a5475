import { clockText, lengthText } from './waveform/scrub.ts'

/** Shows elapsed and total time; a dash while the end is not known yet. */
export function TimeReadout({ positionMs, durationMs }: { readonly positionMs: number; readonly durationMs?: number }) {
  return (
    <span className="text-xs whitespace-nowrap text-muted tabular-nums">
      {clockText(positionMs)} / {durationMs === undefined ? '–:––' : lengthText(durationMs)}
    </span>
  )
}
