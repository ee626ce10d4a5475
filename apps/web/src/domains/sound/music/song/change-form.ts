import {
  type ChangeSongBody,
  drumKits,
  musicLimits,
  type MusicInstrument,
  musicInstruments,
  type Song,
} from '@vireo/contracts/music'

/** What is to change about a song; what is not there stays. */
export type ChangeForm = {
  readonly key?: string
  readonly tempoBpm?: number
  /** Who plays in place of whom, by the number of the part. */
  readonly players: Readonly<Record<number, string>>
}

const tonics = ['C', 'D♭', 'D', 'E♭', 'E', 'F', 'F♯', 'G', 'A♭', 'A', 'B♭', 'B']
const flatToSharp: Readonly<Record<string, string>> = { 'D♭': 'C♯', 'A♭': 'G♯' }

/** Lists the keys that a song can be in: its own mode first, then the other of major and minor. */
export function keysFor(key: string): readonly string[] {
  const [, mode = 'major'] = key.split(' ')
  const modes = mode === 'major' || mode === 'minor' ? ['major', 'minor'] : [mode, 'major', 'minor']
  const keys = modes.flatMap((one) =>
    // Minor keys have their names from fewer sharps than these flats.
    tonics.map((tonic) => `${one === 'minor' ? (flatToSharp[tonic] ?? tonic) : tonic} ${one}`),
  )
  return [...new Set([key, ...keys])]
}

/** Lists who can play a part in place of who plays it. */
export function playersFor(instrument: string): readonly MusicInstrument[] {
  const isDrums = (name: string) => drumKits.some((kit) => kit === name)
  return musicInstruments.filter((name) => isDrums(name) === isDrums(instrument))
}

/** Answers the slowest and the fastest tempo at which every section is as long as sections are. */
export function tempoRange(song: Song): { readonly min: number; readonly max: number } {
  const { sectionMsMin, sectionMsMax, msMax, tempoMin, tempoMax } = musicLimits
  const lengths = song.composition_plan.sections.map(({ duration_ms: ms }) => ms)
  const fastest = (Math.min(...lengths) / sectionMsMin) * song.tempo_bpm
  const slowest = Math.max(Math.max(...lengths) / sectionMsMax, song.duration_ms / msMax) * song.tempo_bpm
  return { min: Math.ceil(Math.max(tempoMin, slowest)), max: Math.floor(Math.min(tempoMax, fastest)) }
}

/** Answers what is asked for; undefined where nothing changes. */
export function changesOf({ key, tempoBpm, players }: ChangeForm, song: Song): ChangeSongBody | undefined {
  const instruments = song.parts.flatMap(({ role, instrument }, nth) => {
    const to = players[nth]
    return to === undefined || to === instrument ? [] : [{ role, from: instrument, to }]
  })
  const isOtherKey = key !== undefined && key !== song.key
  const isOtherTempo = tempoBpm !== undefined && tempoBpm !== Math.round(song.tempo_bpm)
  if (!isOtherKey && !isOtherTempo && instruments.length === 0) return undefined
  return {
    ...(isOtherKey && { key }),
    ...(isOtherTempo && { tempo_bpm: tempoBpm }),
    // The contract lists the names; these come from a song and from that list.
    ...(instruments.length > 0 && { instruments: instruments as NonNullable<ChangeSongBody['instruments']> }),
  }
}

/** Answers how long the song is then. */
export function lengthThen({ tempoBpm }: ChangeForm, song: Song): number {
  const isOther = tempoBpm !== undefined && tempoBpm !== Math.round(song.tempo_bpm)
  return isOther ? (song.duration_ms * song.tempo_bpm) / tempoBpm : song.duration_ms
}
