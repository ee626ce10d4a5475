import { fitBars, type FittedSection, type TempoHold } from '../form/fit-bars.ts'
import type { PlannedSection } from '../form/section-plan.ts'
import type { Genre, Voice } from '../genres/genre.ts'
import { chanceOf, type Chance } from '../random.ts'
import { roles, type ChordAt, type Metre, type Note, type Part, type Role, type Score } from '../score.ts'
import type { Key } from '../theory/keys.ts'
import { bandOf, plays, rangeFor, type Band, type BandWishes } from './arrange.ts'
import { playBass } from './bass.ts'
import { comp } from './comp.ts'
import { drum } from './drums.ts'
import { feel } from './feel.ts'
import { harmonise } from './harmonise.ts'
import { inventMotif, sing, type Motif } from './melody.ts'
import { playChorale } from './play-chorale.ts'
import { unlikeKnown } from './unlike-known.ts'

/** Everything that is decided before a note is written. */
export type Composition = {
  readonly genreName: string
  readonly genre: Genre
  readonly key: Key
  readonly metre: Metre
  readonly tempoBpm: number
  /** Whether somebody asked for this tempo, or a piece that stays in part has it. */
  readonly tempoHold: TempoHold
  readonly band: BandWishes
  readonly sections: readonly (PlannedSection & { readonly band?: BandWishes })[]
  readonly isLoop: boolean
  readonly seed: number
  /**
   * Names of parts in their order, those of the piece that sections were taken from; others follow as they appear. Sounds are added up
   * in this order, and sums are the same to the sample only in the same one.
   */
  readonly partOrder?: readonly string[]
}

/**
 * Writes a piece. The same composition is always the same score, and what is written of a section depends on that section
 * alone: where another is planned anew, this one stays as it was, note for note.
 */
export function compose(composition: Composition): Score {
  const { genre, key, metre, sections } = composition
  const { tempoBpm, sections: fitted } = fitBars(
    sections.map(({ durationMs }) => durationMs),
    metre,
    composition.tempoBpm,
    composition.tempoHold,
  )
  const chance = chanceOf(composition.seed)
  const ideas = ideasOf(composition, chance.of('ideas'))
  const written = sections.map((section, nth) => {
    const place = fitted[nth] ?? { startBeat: 0, lengthBeats: 4 }
    const isLast = nth === sections.length - 1 && !composition.isLoop
    const own = section.seed === undefined ? chance.of(`section ${nth}`) : chanceOf(section.seed).of('section')
    const band = section.band ? bandOf(genre, merged(composition.band, section.band)) : bandOf(genre, composition.band)
    return writeSection({ composition, section, place, isLast, band, ideas, tempoBpm, chance: own })
  })
  return {
    genre: composition.genreName,
    tempoBpm,
    metre,
    key,
    sections: sections.map(({ name, kind, energy }, nth) => ({
      name,
      kind,
      energy,
      ...(fitted[nth] ?? { startBeat: 0, lengthBeats: 0 }),
    })),
    chords: written.flatMap(({ chords }) => chords),
    parts: partsOf(
      written.map(({ played }) => played),
      composition.partOrder,
    ),
    durationMs: sections.reduce((sum, { durationMs }) => sum + durationMs, 0),
    swing: genre.swing,
    roomSeconds: genre.roomSeconds,
    isLoop: composition.isLoop,
  }
}

type Ideas = { readonly verse: readonly Motif[]; readonly chorus: readonly Motif[]; readonly solo: readonly Motif[] }

function ideasOf({ genre, metre }: Composition, chance: Chance): Ideas {
  const style = genre.melody?.style ?? { grid: 2, density: 0.4, leaps: 0.3, scale: 'pentatonic', legato: 0.9 }
  const two = (purpose: string, density: number) =>
    [0, 1].map((nth) => inventMotif({ ...style, density: Math.min(1, density) }, metre, chance.of(`${purpose} ${nth}`)))
  return {
    verse: two('verse', style.density),
    chorus: two('chorus', style.density * 1.1),
    solo: two('solo', style.density * 1.4),
  }
}

type SectionWork = {
  readonly composition: Composition
  readonly section: PlannedSection
  readonly place: FittedSection
  readonly isLast: boolean
  readonly band: Band
  readonly ideas: Ideas
  readonly tempoBpm: number
  readonly chance: Chance
}

type Played = ReadonlyMap<Role, { readonly voice: Voice; readonly notes: readonly Note[] }>

function writeSection(work: SectionWork): { readonly chords: readonly ChordAt[]; readonly played: Played } {
  const { composition, section, place, isLast, band, tempoBpm, chance } = work
  const { genre, key, metre } = composition
  const chords = harmonise(place, { genre, key, metre, kind: section.kind, isLast }, chance.of('harmony'))
  const lines: Lines = genre.harmony?.style === 'chorale' ? playChorale(chords, key, band, chance) : free(work, chords)
  const played = new Map<Role, { voice: Voice; notes: Note[] }>()
  for (const role of roles) {
    const voice = band[role]
    const notes = lines[role]
    if (!voice || !notes || !plays(role, section.kind, section.energy)) continue
    const held = isLast ? endTogether(notes, place, role) : notes
    played.set(role, {
      voice,
      notes: feel(held, genre, { tempoBpm, from: place.startBeat }, chance.of(`feel ${role}`)),
    })
  }
  return { chords, played }
}

type Lines = Partial<Record<Role, Note[]>>

function free(work: SectionWork, chords: readonly ChordAt[]): Lines {
  const { composition, section, place, isLast, band, chance } = work
  const { genre, metre, key } = composition
  const { energy, kind } = section
  const range = (role: Role) => rangeFor(role, band[role]?.instrument ?? 'piano')
  const { harmony, bass, drums } = genre
  return {
    ...singing(work, chords),
    ...(harmony && {
      harmony: comp(chords, { style: harmony.style, metre, range: range('harmony'), energy }, chance.of('comp')),
    }),
    pad: comp(chords, { style: 'held', metre, range: range('pad'), energy }, chance.of('pad')),
    ...(bass && {
      bass: playBass(chords, { style: bass.style, key, metre, range: range('bass'), energy }, chance.of('bass')),
    }),
    ...(drums && { drums: drum(place, { style: drums, metre, kind, energy, isLast }, chance.of('drums')) }),
  }
}

/** Writes the melody, and a second voice that answers: in a solo it leads, and alone it says the thought once. */
function singing(
  { composition, section, place, isLast, band, ideas, chance }: SectionWork,
  chords: readonly ChordAt[],
): Lines {
  const { genre, key, metre } = composition
  if (!genre.melody) return {}
  const { style } = genre.melody
  const motifs = section.kind === 'solo' ? ideas.solo : section.kind === 'chorus' ? ideas.chorus : ideas.verse
  const line = (role: 'melody' | 'counter', thoughts: readonly Motif[], legato: number) => {
    const range = rangeFor(role, band[role]?.instrument ?? 'piano')
    const wishes = { style: { ...style, legato }, key, metre, range, motifs: thoughts, energy: section.energy, isLast }
    return unlikeKnown((attempt) => sing(place, chords, wishes, chance.of(`${role} ${attempt}`)))
  }
  const sparse = motifs.map((motif) => motif.filter((_, nth) => nth % 2 === 0))
  return { melody: line('melody', motifs, style.legato), counter: line('counter', sparse, 0.95) }
}

/** Holds what sounds in the last bars of a piece to its end; nothing begins on the last beats. */
function endTogether(notes: readonly Note[], { startBeat, lengthBeats }: FittedSection, role: Role): Note[] {
  if (role === 'drums') return [...notes]
  const end = startBeat + lengthBeats
  const last = end - Math.min(4, lengthBeats / 2)
  const before = notes.filter((note) => note.startBeat < last)
  const final = notes.filter((note) => Math.abs(note.startBeat - last) < 0.3)
  return [...before, ...final.map((note) => ({ ...note, lengthBeats: end - note.startBeat }))]
}

function merged(one: BandWishes, other: BandWishes): BandWishes {
  const adds = [...one.adds.filter((each) => !other.without.includes(each)), ...other.adds]
  return {
    adds,
    without: [...one.without.filter((each) => !other.adds.some((added) => added === each)), ...other.without],
    ...(one.swaps && { swaps: one.swaps }),
  }
}

/** Answers what a part is called in a piece: no two have one role and one instrument. */
export function partName({ role, instrument }: Pick<Part, 'role' | 'instrument'>): string {
  return `${role} ${instrument}`
}

/** Gathers what each player has through all sections; a section that has another instrument makes another part. */
function partsOf(sections: readonly Played[], order: readonly string[] = []): Part[] {
  const parts = new Map<string, { role: Role; voice: Voice; notes: Note[] }>()
  for (const section of sections) {
    for (const [role, { voice, notes }] of section) {
      const name = partName({ role, instrument: voice.instrument })
      const part = parts.get(name) ?? { role, voice, notes: [] }
      part.notes.push(...notes)
      parts.set(name, part)
    }
  }
  const known = order.flatMap((name) => parts.get(name) ?? [])
  const others = [...parts.values()].filter((part) => !known.includes(part))
  return [...known, ...others].map(({ role, voice, notes }) => ({
    role,
    ...voice,
    notes: notes.toSorted((one, other) => one.startBeat - other.startBeat),
  }))
}
