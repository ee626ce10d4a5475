import type { Genre, Voice } from '../genres/genre.ts'
import { instruments, isDrumKit, type InstrumentName } from '../instruments.ts'
import type { Role, SectionKind } from '../score.ts'
import type { PitchRange } from '../theory/voicing.ts'

/** Who plays what in a piece, or in one section of it. */
export type Band = Readonly<Partial<Record<Role, Voice>>>

export type BandWishes = {
  readonly adds: readonly InstrumentName[]
  readonly without: readonly (InstrumentName | Role)[]
  /** Who plays in place of whom, one after the other, once the band is put together. */
  readonly swaps?: readonly Swap[]
}

export type Swap = { readonly role: Role; readonly from: InstrumentName; readonly to: InstrumentName }

/** Where an instrument goes that somebody wants in a piece, by what it does best. */
const usualRoles: readonly (readonly [Role, readonly InstrumentName[]])[] = [
  ['bass', ['double bass', 'bass guitar', 'slap bass', 'synth bass']],
  ['pad', ['warm pad', 'halo pad', 'bowed pad', 'choir', 'slow strings', 'strings', 'organ']],
  [
    'harmony',
    [
      'piano',
      'electric piano',
      'harpsichord',
      'nylon guitar',
      'acoustic guitar',
      'clean guitar',
      'muted guitar',
      'distorted guitar',
      'harp',
      'accordion',
      'jazz guitar',
      'pizzicato strings',
      'banjo',
    ],
  ],
]

/** Answers the players of a genre, with those that were asked for in their places and without those that were not wanted. */
export function bandOf(genre: Genre, { adds, without, swaps = [] }: BandWishes): Band {
  const band: Partial<Record<Role, Voice>> = {}
  for (const role of ['melody', 'counter', 'harmony', 'pad', 'bass', 'drums'] as const) {
    const voice = genre[role]
    if (voice)
      band[role] = { instrument: voice.instrument, gainDb: voice.gainDb, pan: voice.pan, roomShare: voice.roomShare }
  }
  const taken = new Set<Role>()
  for (const instrument of adds) {
    const role = freeRole(instrument, taken)
    if (role === undefined) continue
    taken.add(role)
    band[role] = { ...(band[role] ?? { gainDb: -8, pan: 0.1, roomShare: genre.harmony?.roomShare ?? 0.3 }), instrument }
  }
  for (const [role, voice] of Object.entries(band) as [Role, Voice][])
    if (without.includes(role) || without.includes(voice.instrument)) Reflect.deleteProperty(band, role)
  for (const { role, from, to } of swaps) {
    const voice = band[role]
    if (voice?.instrument === from) band[role] = { ...voice, instrument: to }
  }
  return band
}

function freeRole(instrument: InstrumentName, taken: ReadonlySet<Role>): Role | undefined {
  if (isDrumKit(instrument)) return taken.has('drums') ? undefined : 'drums'
  const usual = usualRoles.find(([, names]) => names.includes(instrument))?.[0] ?? 'melody'
  return ([usual, 'melody', 'counter', 'harmony', 'pad'] as const).find((role) => !taken.has(role))
}

/** Answers whether a part plays in a section. */
export function plays(role: Role, kind: SectionKind, energy: number): boolean {
  switch (role) {
    case 'melody':
      return kind !== 'intro' && kind !== 'build' && kind !== 'break'
    case 'counter':
      return kind === 'break' || kind === 'solo' || (energy > 0.6 && kind !== 'build') || kind === 'intro'
    case 'harmony':
      return kind !== 'break' || energy > 0.2
    case 'pad':
      return energy > 0.45 || kind === 'intro' || kind === 'break'
    case 'bass':
      return kind !== 'break' && energy > 0.25
    case 'drums':
      return kind !== 'break' && energy > 0.3
  }
}

/** Answers where in its range an instrument does what. */
export function rangeFor(role: Role, instrument: InstrumentName): PitchRange {
  const { low, high } = instruments[instrument].range
  const wanted: Readonly<Record<Role, PitchRange>> = {
    melody: { low: 60, high: 86 },
    counter: { low: 55, high: 79 },
    harmony: { low: 50, high: 74 },
    pad: { low: 48, high: 72 },
    bass: { low: 28, high: 52 },
    drums: { low: 0, high: 127 },
  }
  const { low: from, high: to } = wanted[role]
  const top = Math.min(high, Math.max(to, low + 24))
  return { low: Math.max(low, Math.min(from, top - 24)), high: top }
}
