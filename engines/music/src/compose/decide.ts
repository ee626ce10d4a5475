import { kindOfName, usualEnergy, type PlannedSection } from '../form/section-plan.ts'
import { pieceMs, planSections } from '../form/plan-sections.ts'
import { genres, type GenreName } from '../genres/index.ts'
import type { Genre } from '../genres/genre.ts'
import type { Brief } from '../prompt/brief.ts'
import { readPrompt } from '../prompt/read-prompt.ts'
import { chanceOf, type Chance } from '../random.ts'
import type { Metre } from '../score.ts'
import { isMinor, type Mode } from '../theory/keys.ts'
import type { Composition } from './compose.ts'

/** What a piece is, where a prompt says nothing of it. */
export const usual = { genre: 'pop' as GenreName, lengthMs: 60_000 }

export type Decisions = Omit<Composition, 'sections'>

/** Decides what a prompt leaves open, by the genre and by chance. The same prompt and seed decide the same. */
export function decide(brief: Brief, seed: number, isLoop = false): Decisions {
  const genreName = brief.genre ?? usual.genre
  const genre = genres[genreName]
  const chance = chanceOf(seed).of('decide')
  const mode = brief.mode ?? modeFor(genre, brief.brightness, chance)
  return {
    genreName,
    genre,
    key: {
      tonic:
        brief.tonic ??
        chance.pick(mode === 'major' || mode === 'lydian' ? [0, 2, 4, 5, 7, 9, 10] : [9, 11, 0, 2, 4, 5, 7]),
      mode,
    },
    metre: metreFor(genre, brief.metre),
    tempoBpm: brief.tempoBpm ?? tempoFor(genre, brief.pace, chance),
    tempoHold: brief.tempoBpm === undefined ? 'free' : 'told',
    band: { adds: brief.adds, without: brief.without },
    isLoop,
    seed,
  }
}

/** Answers a whole plan for a prompt: what is decided, and its sections. */
export function planPiece(
  prompt: string,
  wishes: { readonly lengthMs?: number | undefined; readonly seed: number; readonly isLoop?: boolean },
): Composition & { readonly brief: Brief } {
  const brief = readPrompt(prompt)
  const decisions = decide(brief, wishes.seed, wishes.isLoop)
  const asked = wishes.lengthMs ?? brief.lengthMs ?? usual.lengthMs
  const lengthMs = Math.min(pieceMs.max, Math.max(pieceMs.min, asked))
  const { tempoBpm, metre, genre } = decisions
  const sections = planSections(genre, { tempoBpm, metre, lengthMs, curve: brief.curve, energy: brief.energy })
  return { ...decisions, sections, brief }
}

export type AskedSection = {
  readonly name: string
  readonly durationMs: number
  readonly styles: readonly string[]
  readonly avoided: readonly string[]
  readonly seed?: number
}

/** Reads a section that somebody planned: its name says what it is, its styles how full it is and who plays. */
export function readSection(
  section: AskedSection,
  whole: Brief,
): PlannedSection & { readonly band: { readonly adds: Brief['adds']; readonly without: Brief['without'] } } {
  const brief = readPrompt([...section.styles, ...section.avoided.map((each) => `no ${each}`)].join(', '))
  const kind = kindOfName(section.name)
  const energy = Math.min(1, Math.max(0.05, usualEnergy[kind] + 0.25 * whole.energy + 0.35 * brief.energy))
  return { ...section, kind, energy, band: { adds: brief.adds, without: brief.without } }
}

function modeFor(genre: Genre, brightness: number, chance: Chance): Mode {
  const wanted = genre.modes.filter((mode) =>
    brightness > 0.25 ? !isMinor(mode) : brightness < -0.25 ? isMinor(mode) : true,
  )
  return chance.pick(wanted.length > 0 ? wanted : genre.modes)
}

function metreFor(genre: Genre, wanted: Metre | undefined): Metre {
  const has = genre.metres.find(({ beats, unit }) => beats === wanted?.beats && unit === wanted.unit)
  return has ?? wanted ?? genre.metres[0] ?? { beats: 4, unit: 4 }
}

function tempoFor({ tempoBpm: [low, high] }: Genre, pace: number, chance: Chance): number {
  const place = Math.min(1, Math.max(0, 0.5 + pace * 0.5 + (chance.next() - 0.5) * 0.3))
  return Math.round(low + (high - low) * place)
}
