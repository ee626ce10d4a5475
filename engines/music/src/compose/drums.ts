import type { DrumPattern, DrumStyle } from '../genres/genre.ts'
import { barsOf, type FittedSection } from '../form/fit-bars.ts'
import { drums, type DrumName } from '../instruments.ts'
import type { Chance } from '../random.ts'
import type { Metre, Note, SectionKind } from '../score.ts'

export type DrumWishes = {
  readonly style: DrumStyle
  readonly metre: Metre
  readonly kind: SectionKind
  readonly energy: number
  readonly isLast: boolean
}

const strengths: Readonly<Record<string, number>> = { X: 112, x: 88, '.': 54 }

/** Plays the drums of a section: a pattern by its energy, a fill before what follows, and one stroke where it ends. */
export function drum(section: FittedSection, wishes: DrumWishes, chance: Chance): Note[] {
  const { style, kind, energy, isLast } = wishes
  const bars = barsOf(section, wishes.metre)
  const fullest = style.patterns.length - 1
  const notes = bars.flatMap((bar, nth) => {
    if (isLast && nth === bars.length - 1) return ending(bar.startBeat)
    const grown = kind === 'build' ? energy * (0.4 + (0.6 * (nth + 1)) / bars.length) : energy
    const pattern = style.patterns[Math.min(fullest, Math.floor(grown * (fullest + 1)))] ?? {}
    const isFill = bars.length > 1 && (nth === bars.length - 1 || (nth % 8 === 7 && chance.is(0.7)))
    return strike(isFill && energy > 0.3 ? chance.pick(style.fills) : pattern, bar)
  })
  const opens = energy > 0.7 && kind !== 'build' && style.patterns.length > 1
  return opens ? [stroke('crash', section.startBeat, 92), ...notes] : notes
}

/** Lists the strokes of one bar; a bar that is cut short has as much of its pattern, one of three beats has no fourth. */
function strike(pattern: DrumPattern, { startBeat, lengthBeats }: FittedSection): Note[] {
  return (Object.entries(pattern) as [DrumName, string][]).flatMap(([name, row]) =>
    [...row].flatMap((letter, at) => {
      const strength = strengths[letter]
      return strength === undefined || at / 4 >= lengthBeats - 1e-6 ? [] : [stroke(name, startBeat + at / 4, strength)]
    }),
  )
}

function ending(startBeat: number): Note[] {
  return [stroke('kick', startBeat, 104), stroke('crash', startBeat, 84)]
}

function stroke(name: DrumName, startBeat: number, velocity: number): Note {
  return { startBeat, lengthBeats: 0.2, pitch: drums[name], velocity }
}
