import { barBeats, type Metre } from '../score.ts'

/** Where a section stands among the beats. */
export type FittedSection = { readonly startBeat: number; readonly lengthBeats: number }
export type FittedForm = { readonly tempoBpm: number; readonly sections: readonly FittedSection[] }

/** How far a tempo may be moved so that sections end with their bars: most where nobody asked for one, not at all where samples are to stay. */
const tempoPlay = { free: 0.04, told: 0.004, kept: 0 }
export type TempoHold = keyof typeof tempoPlay

/**
 * Puts sections of given lengths into bars. The tempo gives way a little, most where nobody asked for one; where a section still
 * does not end with a bar, its last bar is shorter by whole beats, so that no boundary is further from where it was asked
 * for than half a beat.
 */
export function fitBars(durationsMs: readonly number[], metre: Metre, tempoBpm: number, hold: TempoHold): FittedForm {
  const bar = barBeats(metre)
  const play = tempoPlay[hold]
  const candidates = Array.from({ length: 81 }, (_, at) => tempoBpm * (1 - play + (play * at) / 40))
  const misfit = (tempo: number) =>
    durationsMs.reduce((sum, ms) => sum + awayFromWhole((ms * tempo) / 60_000 / bar), Math.abs(tempo / tempoBpm - 1))
  const best = candidates.reduce((one, other) => (misfit(other) < misfit(one) - 1e-9 ? other : one), tempoBpm)
  const beatOf = metre.unit === 8 ? 0.5 : 1
  let elapsedMs = 0
  const sections = durationsMs.map((ms) => {
    const startBeat = Math.round((elapsedMs * best) / 60_000 / beatOf) * beatOf
    elapsedMs += ms
    return { startBeat, lengthBeats: Math.round((elapsedMs * best) / 60_000 / beatOf) * beatOf - startBeat }
  })
  return { tempoBpm: best, sections }
}

/** Answers the bars of a section; the last may be shorter. */
export function barsOf({ startBeat, lengthBeats }: FittedSection, metre: Metre): FittedSection[] {
  const bar = barBeats(metre)
  const count = Math.max(1, Math.ceil(lengthBeats / bar - 1e-9))
  return Array.from({ length: count }, (_, at) => ({
    startBeat: startBeat + at * bar,
    lengthBeats: Math.min(bar, lengthBeats - at * bar),
  }))
}

function awayFromWhole(number: number): number {
  return Math.abs(number - Math.round(number))
}
