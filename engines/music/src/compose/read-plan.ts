import { clampEnergy, energyAt, pieceMs, planSections, sectionMs } from '../form/plan-sections.ts'
import { kindOfName } from '../form/section-plan.ts'
import type { GenreName } from '../genres/index.ts'
import type { Brief } from '../prompt/brief.ts'
import { readPrompt } from '../prompt/read-prompt.ts'
import { anyWantsVocals } from '../prompt/wants-vocals.ts'
import { chanceOf } from '../random.ts'
import type { Composition } from './compose.ts'
import { decide, readSection, usual } from './decide.ts'
import { rework, type Changes } from './rework.ts'

/** A section that somebody planned; `taken` is the number of one in the source. */
export type PlannedByHand = {
  readonly name: string
  readonly durationMs: number
  readonly positive: readonly string[]
  readonly negative: readonly string[]
  /** 0–1, where it is known. */
  readonly energy?: number
  readonly taken?: number
}

export type PlanWishes = {
  readonly seed: number
  readonly isLoop: boolean
  readonly isAmbience: boolean
  readonly prompt?: string
  readonly lengthMs?: number
  /** Where nobody names one. */
  readonly usualGenre?: GenreName
  readonly plan?: {
    readonly positive: readonly string[]
    readonly negative: readonly string[]
    readonly sections: readonly PlannedByHand[]
    readonly source?: Composition
    readonly changes?: Changes
  }
}

export type ReadPlan = { readonly composition: Composition; readonly brief: Brief }

/** What of a list of styles is read; nobody says more, and reading takes time. */
const readMax = 4100

/** Reads what music is wanted, in words or by a plan of sections, and decides what that leaves open. */
export function readPlan(wishes: PlanWishes): ReadPlan {
  const { prompt = '', seed, isLoop } = wishes
  const plan = wishes.plan && { ...wishes.plan, ...reworked(wishes.plan) }
  const said = readPrompt(prompt.slice(0, readMax))
  const styled = plan ? merged(readStyles(plan.positive, plan.negative), said) : said
  const felt = wishes.isAmbience ? inTheBackground(styled) : styled
  const isSung = plan?.sections.some(
    ({ taken, positive }) => taken === undefined && anyWantsVocals(shortened(positive)),
  )
  const brief = { ...felt, genre: felt.genre ?? wishes.usualGenre, wantsVocals: felt.wantsVocals || isSung === true }
  const source = plan?.source
  const decisions = source ? { ...source, isLoop, tempoHold: 'kept' as const } : decide(brief, seed, isLoop)
  const sections = plan
    ? sectionsOf(plan, brief, wishes)
    : planSections(decisions.genre, {
        tempoBpm: decisions.tempoBpm,
        metre: decisions.metre,
        lengthMs: within(wishes.lengthMs ?? brief.lengthMs ?? usual.lengthMs, pieceMs),
        curve: brief.curve,
        energy: brief.energy,
      })
  // Each has a number of its own from here on: it stays what it is wherever somebody moves it.
  const pinned = sections.map((section, nth) => ({ ...section, seed: section.seed ?? seedOf(seed, nth) }))
  return { composition: { ...decisions, sections: pinned }, brief }
}

function reworked({ source, changes }: NonNullable<PlanWishes['plan']>) {
  return source && changes && { source: rework(source, changes) }
}

function readStyles(positive: readonly string[], negative: readonly string[]): Brief {
  const said = [...positive, ...negative.map((each) => `no ${each}`)].join(', ').slice(0, readMax)
  return { ...readPrompt(said), wantsVocals: anyWantsVocals(shortened(positive)) }
}

/** Answers the first with what the second says. */
function merged(one: Brief, other: Brief): Brief {
  return {
    genre: other.genre ?? one.genre,
    tempoBpm: other.tempoBpm ?? one.tempoBpm,
    tonic: other.tonic ?? one.tonic,
    mode: other.mode ?? one.mode,
    metre: other.metre ?? one.metre,
    lengthMs: other.lengthMs ?? one.lengthMs,
    adds: [...one.adds.filter((each) => !other.without.includes(each)), ...other.adds],
    without: [...one.without.filter((each) => !other.adds.some((added) => added === each)), ...other.without],
    curve: other.curve === 'usual' ? one.curve : other.curve,
    energy: other.energy === 0 ? one.energy : other.energy,
    pace: other.pace === 0 ? one.pace : other.pace,
    brightness: other.brightness === 0 ? one.brightness : other.brightness,
    wantsVocals: one.wantsVocals || other.wantsVocals,
    understood: [...new Set([...one.understood, ...other.understood])],
  }
}

/** Leaves out what draws attention: drums and a tune, and much change. */
function inTheBackground(brief: Brief): Brief {
  return {
    ...brief,
    genre: brief.genre ?? 'ambient',
    curve: brief.curve === 'usual' ? 'steady' : brief.curve,
    without: [...new Set([...brief.without, 'drums', 'melody'] as const)],
  }
}

function sectionsOf(
  { sections, source }: NonNullable<PlanWishes['plan']>,
  brief: Brief,
  { lengthMs }: PlanWishes,
): Composition['sections'] {
  const takenOf = ({ taken }: (typeof sections)[number]) => (taken === undefined ? undefined : source?.sections[taken])
  const made = sections.filter((section) => !takenOf(section))
  const takenMs = sections.reduce((sum, section) => sum + (takenOf(section)?.durationMs ?? 0), 0)
  const lengths = stretched(
    made.map(({ durationMs }) => durationMs),
    lengthMs === undefined ? undefined : lengthMs - takenMs,
  )
  return sections.map((section, nth) => {
    const taken = takenOf(section)
    if (taken) return taken
    const { name, positive, negative, energy } = section
    const durationMs = lengths[made.indexOf(section)] ?? section.durationMs
    const read = readSection({ name, durationMs, styles: shortened(positive), avoided: shortened(negative) }, brief)
    if (energy !== undefined) return { ...read, energy: clampEnergy(energy) }
    if (brief.curve === 'usual') return read
    const place = sections.length === 1 ? 0.5 : nth / (sections.length - 1)
    return { ...read, energy: clampEnergy(energyAt(kindOfName(name), place, brief.curve) + brief.energy * 0.25) }
  })
}

/** Brings lengths to a sum, each by the same share as far as sections may be so short or long; the last takes what rounding leaves. */
function stretched(lengthsMs: readonly number[], sumMs: number | undefined): number[] {
  const stretch = sumMs === undefined ? 1 : sumMs / lengthsMs.reduce((sum, each) => sum + each, 0)
  const out = lengthsMs.map((each) => within(Math.round(each * stretch), sectionMs))
  if (sumMs === undefined || out.length === 0) return out
  const rest = sumMs - out.reduce((sum, each) => sum + each, 0)
  const last = out.length - 1
  // More than rounding is what the limits of sections took: whoever asked is told.
  if (Math.abs(rest) <= out.length) out[last] = within((out[last] ?? 0) + rest, sectionMs)
  return out
}

/** Keeps as many styles as are read. */
function shortened(styles: readonly string[]): string[] {
  let length = 0
  return styles.filter((style) => (length += style.length) <= readMax)
}

function seedOf(seed: number, nth: number): number {
  return chanceOf(seed).of(`section ${nth}`).whole(0, 2_147_483_647)
}

function within(value: number, { min, max }: { readonly min: number; readonly max: number }): number {
  return Math.min(max, Math.max(min, value))
}
