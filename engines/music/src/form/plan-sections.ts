import type { Genre } from '../genres/genre.ts'
import { barBeats, type Metre, type SectionKind } from '../score.ts'
import { usualEnergy, type PlannedSection } from './section-plan.ts'

export const sectionMs = { min: 3000, max: 120_000 } as const
export const pieceMs = { min: 3000, max: 600_000 } as const

/** How energy goes through a piece. */
export type Curve = 'usual' | 'rising' | 'falling' | 'steady'

export type FormWishes = {
  readonly tempoBpm: number
  readonly metre: Metre
  readonly lengthMs: number
  readonly curve: Curve
  /** Added to the energy of every section, −1 … 1. */
  readonly energy: number
}

/**
 * Cuts a length into sections of whole phrases, in the order of the genre: what is short keeps its beginning, its height and its
 * end; what is long goes around again. The lengths add up to what was asked for to the millisecond, and each is one
 * that the API allows.
 */
export function planSections(genre: Genre, wishes: FormWishes): PlannedSection[] {
  const { lengthMs, tempoBpm, metre } = wishes
  const phraseMs = (barBeats(metre) * 4 * 60_000) / tempoBpm
  const count = Math.max(
    1,
    Math.min(Math.floor(lengthMs / sectionMs.min), 30, Math.round(lengthMs / (phraseMs * 1.75))),
  )
  const atLeast = Math.ceil(lengthMs / sectionMs.max)
  const kinds = kindsOf(genre.form, Math.max(count, atLeast))
  const durations = shareOut(kinds, lengthMs, phraseMs)
  const seen = new Map<SectionKind, number>()
  return kinds.map((kind, at) => {
    const nth = (seen.get(kind) ?? 0) + 1
    seen.set(kind, nth)
    const repeats = kinds.filter((each) => each === kind).length > 1
    const place = kinds.length === 1 ? 0.5 : at / (kinds.length - 1)
    const name = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}${repeats ? ` ${nth}` : ''}`
    const energy = clampEnergy(energyAt(kind, place, wishes.curve) + wishes.energy * 0.25)
    return { name, kind, durationMs: durations[at] ?? sectionMs.min, energy, styles: [], avoided: [] }
  })
}

/** Answers so many kinds of sections: from the form's two ends inwards, or with its middle again. */
function kindsOf(form: readonly SectionKind[], count: number): SectionKind[] {
  const first = form[0] ?? 'verse'
  const last = form.at(-1) ?? 'outro'
  if (count === 1) return ['chorus']
  if (count === 2) return ['verse', 'chorus']
  if (count === 3) return [first, 'chorus', last]
  const middle = form.slice(1, -1)
  if (count === 4) return [first, middle[0] ?? 'verse', 'chorus', last]
  return [first, ...Array.from({ length: count - 2 }, (_, at) => middle[at % middle.length] ?? 'verse'), last]
}

/** Ends are shorter than what they frame. Whole phrases where that is possible; the last takes what is left. */
function shareOut(kinds: readonly SectionKind[], lengthMs: number, phraseMs: number): number[] {
  const weights = kinds.map((kind) =>
    kinds.length > 2 && (kind === 'intro' || kind === 'outro' || kind === 'build') ? 1 : 2,
  )
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const ends = weights.map((_, at) => {
    const until = weights.slice(0, at + 1).reduce((total, weight) => total + weight, 0)
    return (lengthMs * until) / sum
  })
  const bars = phraseMs / 4
  const unit =
    lengthMs / kinds.length >= phraseMs * 1.2 ? phraseMs : lengthMs / kinds.length >= bars * 2.4 ? bars * 2 : bars
  const rounded = ends.map((end, at) => (at === ends.length - 1 ? lengthMs : Math.round(Math.round(end / unit) * unit)))
  const durations = rounded.map((end, at) => end - (rounded[at - 1] ?? 0))
  const isAllowed = durations.every((each) => each >= sectionMs.min && each <= sectionMs.max)
  return isAllowed ? durations : evenly(lengthMs, kinds.length)
}

function evenly(lengthMs: number, count: number): number[] {
  const end = (at: number) => Math.round((lengthMs * at) / count)
  return Array.from({ length: count }, (_, at) => end(at + 1) - end(at))
}

/** Answers how much of what there is a section uses at a place from 0 to 1, by how energy goes through the piece. */
export function energyAt(kind: SectionKind, place: number, curve: Curve): number {
  if (curve === 'rising') return 0.2 + 0.8 * place
  if (curve === 'falling') return 0.95 - 0.7 * place
  if (curve === 'steady') return 0.6
  return usualEnergy[kind]
}

/** Keeps an energy within what there is. */
export function clampEnergy(energy: number): number {
  return Math.min(1, Math.max(0.05, energy))
}
