import { closeSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { createStereoEncoder, type TwoChannels } from '@vireo/audio'
import type { StemsTask } from './messages.ts'
import { stemFamilies, type StemDivision, type StemFile } from './music.ts'
import type { Musician, Performance, PlayedStretch } from './musician.ts'
import type { PerformSurroundings } from './perform.ts'

/** A file, and the numbers of the tracks that are in it. */
type Stem = { readonly name: string; readonly tracks: readonly number[] }

/** A mix before its master may be louder than files can hold: families are half as loud as they are in it. */
const familyLevel = 0.5

/** Plays a piece once and writes each of its tracks, or of their families, to a file of its own. */
export async function writeStems(
  musician: Musician,
  { recipe, format, folder, division = 'parts' }: StemsTask,
  { onBeat }: Pick<PerformSurroundings, 'onBeat'>,
): Promise<readonly StemFile[]> {
  const piece = await musician.play(recipe)
  const level = division === 'parts' ? 1 : familyLevel
  const ending = format.codec === 'opus' ? 'ogg' : format.codec
  const stems = await Promise.all(
    divided(piece, division).map(async ({ name, tracks }, nth) => {
      const path = join(folder, `${nth}`)
      const encoder = await createStereoEncoder(format, musician.sampleRateHz, piece.sampleCount)
      return { name: `${name}.${ending}`, tracks, path, encoder, file: openSync(path, 'wx', 0o600) }
    }),
  )
  try {
    for (const stretch of piece.stretches) {
      onBeat()
      for (const { encoder, file, tracks } of stems) writeAll(file, encoder.encode(soundOf(stretch, tracks, level)))
    }
    for (const { encoder, file } of stems) writeAll(file, encoder.finish())
  } finally {
    for (const { file } of stems) closeSync(file)
  }
  return stems.map(({ name, path }) => ({ name, path }))
}

function divided({ tracks, families }: Performance, division: StemDivision): Stem[] {
  const those = (isIn: (family: string) => boolean) =>
    tracks.map((_, nth) => nth).filter((nth) => isIn(families[nth] ?? 'other'))
  switch (division) {
    case 'parts':
      return tracks.map((track, nth) => ({ name: `${String(nth + 1).padStart(2, '0')} ${track}`, tracks: [nth] }))
    case 'two':
      return [
        { name: 'vocals', tracks: those((family) => family === 'vocals') },
        { name: 'instrumental', tracks: those((family) => family !== 'vocals') },
      ]
    case 'six':
      return stemFamilies.map((name) => ({ name, tracks: those((family) => family === name) }))
  }
}

/** Adds tracks up, at a level; none are silence. */
function soundOf({ tracks, mix }: PlayedStretch, numbers: readonly number[], level: number): TwoChannels {
  const sum = { left: new Float32Array(mix.left.length), right: new Float32Array(mix.right.length) }
  for (const nth of numbers) {
    for (const side of ['left', 'right'] as const) {
      const [target, samples] = [sum[side], tracks[nth]?.[side] ?? new Float32Array()]
      for (let at = 0; at < target.length; at += 1) target[at] = (target[at] ?? 0) + (samples[at] ?? 0) * level
    }
  }
  return sum
}

function writeAll(file: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at)
}
