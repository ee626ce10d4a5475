import { closeSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { createStereoEncoder } from '@vireo/audio'
import type { StemsTask } from './messages.ts'
import type { StemFile } from './music.ts'
import type { Musician } from './musician.ts'
import type { PerformSurroundings } from './perform.ts'

/** Plays a piece once and writes each of its tracks to a file of its own, at the level that it has in the mix. */
export async function writeStems(
  musician: Musician,
  { recipe, format, folder }: StemsTask,
  { onBeat }: Pick<PerformSurroundings, 'onBeat'>,
): Promise<readonly StemFile[]> {
  const piece = await musician.play(recipe)
  const stems = await Promise.all(
    piece.tracks.map(async (track, nth) => {
      const name = `${String(nth + 1).padStart(2, '0')} ${track}.${format.codec === 'opus' ? 'ogg' : format.codec}`
      const path = join(folder, `${nth}`)
      const encoder = await createStereoEncoder(format, musician.sampleRateHz, piece.sampleCount)
      return { name, path, encoder, file: openSync(path, 'wx', 0o600) }
    }),
  )
  try {
    for (const { tracks } of piece.stretches) {
      onBeat()
      for (const [nth, { encoder, file }] of stems.entries()) {
        const track = tracks[nth]
        if (track) writeAll(file, encoder.encode(track))
      }
    }
    for (const { encoder, file } of stems) writeAll(file, encoder.finish())
  } finally {
    for (const { file } of stems) closeSync(file)
  }
  return stems.map(({ name, path }) => ({ name, path }))
}

function writeAll(file: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at)
}
