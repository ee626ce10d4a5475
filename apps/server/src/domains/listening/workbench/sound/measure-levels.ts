import path from 'node:path'
import { workbenchLimits } from '@vireo/contracts/workbench'
import { MediaError } from '@vireo/engines'
import { AppError } from '#kernel/errors.ts'
import { writeIntoFile } from '#kernel/files/write-into-file.ts'
import { mediaFailure } from '#ports/engine-failure.ts'
import type { With } from '#ports/ports.ts'
import type { Work } from '#productions'
import { inScratchFolder } from '#voices/samples/index.ts'

/** Enough to see who speaks when. */
const sampleRateHz = 8000
const samplesPerLevel = sampleRateHz / workbenchLimits.levelsPerSecond
/** What takes longer is given up, and whoever waits is told to come again. */
const patienceMs = 15 * 60_000

/**
 * Measures the loudest moment of each part of a recording, as a byte each, while it is decoded. Throws `invalid_audio`, and
 * `service_unavailable` for what takes too long.
 */
export function measureLevels(ctx: With<'media' | 'storage'>, media: Work['media']): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(patienceMs)
  return inScratchFolder(async (folder) => {
    const source = path.join(folder, 'recording')
    const asked = { sampleRateHz, signal, share: ctx.workspaceId, timeoutMs: patienceMs }
    const levels = new Uint8Array(Math.ceil((media.duration_ms / 1000 + 1) * workbenchLimits.levelsPerSecond))
    let at = 0
    try {
      await writeIntoFile(source, ctx.ports.storage.read(media.storage_key), signal)
      for await (const part of ctx.ports.media.decode({ path: source }, asked)) at = addLevels(levels, part, at)
    } catch (error) {
      if (signal.aborted || (error instanceof MediaError && error.kind === 'timed_out'))
        throw new AppError('service_unavailable', { cause: error })
      if (!(error instanceof MediaError)) throw error
      throw mediaFailure(error) ?? new AppError('invalid_audio', { message: error.message, cause: error })
    }
    return levels.slice(0, Math.ceil(at / samplesPerLevel))
  })
}

/** Adds samples that begin at a place; answers where they end. */
function addLevels(levels: Uint8Array, samples: Float32Array, from: number): number {
  for (let sample = 0; sample < samples.length; sample++) {
    const level = Math.floor((from + sample) / samplesPerLevel)
    const loud = Math.min(255, Math.abs(samples[sample] ?? 0) * 255)
    if (loud > (levels[level] ?? 255)) levels[level] = loud
  }
  return from + samples.length
}
