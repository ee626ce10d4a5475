import { open } from 'node:fs/promises'
import path from 'node:path'
import { toPcm16 } from '@vireo/audio'
import { EngineError, MediaError, type SampleFile } from '@vireo/engines'
import { AppError } from '#kernel/errors.ts'
import { writeIntoFile } from '#kernel/files/write-into-file.ts'
import { engineFailure, mediaFailure } from '#ports/engine-failure.ts'
import type { With } from '#ports/ports.ts'
import type { Work } from '#productions'
import { enterUnpaid } from '#usage'
import { inScratchFolder } from '#voices/samples/index.ts'

export type Heard = SampleFile & { readonly durationMs: number; readonly fromMs: number }

const sampleRateHz = 16_000

/**
 * Lets somebody listen to a stretch of the recording of a task, in a file that is gone afterwards. Throws `invalid_audio`,
 * `engine_failed` and `concurrent_limit_exceeded`.
 */
export async function inStretch<T>(
  ctx: With<'concurrency' | 'media' | 'settings' | 'storage'>,
  { media }: Work,
  { fromS, toS }: { readonly fromS: number; readonly toS: number },
  listen: (sound: Heard) => Promise<T>,
): Promise<T> {
  const place = await enterUnpaid(ctx)
  try {
    return await inScratchFolder(async (folder) => {
      const source = path.join(folder, 'recording')
      await writeIntoFile(source, ctx.ports.storage.read(media.storage_key), ctx.signal)
      const file = path.join(folder, 'stretch.pcm')
      const [from, to] = [fromS, toS].map((seconds) => Math.round(Math.max(0, seconds) * sampleRateHz))
      const samples = await writeSamples(ctx, source, file, [from ?? 0, to ?? 0])
      if (samples === 0) throw new AppError('invalid_audio', { message: 'The recording has ended before.' })
      const durationMs = (1000 * samples) / sampleRateHz
      return listen({ path: file, sampleRateHz, durationMs, fromMs: Math.max(0, fromS) * 1000 })
    })
  } catch (error) {
    ctx.signal.throwIfAborted()
    if (error instanceof EngineError) throw engineFailure(error)
    if (!(error instanceof MediaError)) throw error
    throw mediaFailure(error) ?? new AppError('invalid_audio', { message: error.message, cause: error })
  } finally {
    place.leave()
  }
}

/** Writes the samples between two places into a file; whoever decodes is stopped behind them. Answers how many there are. */
async function writeSamples(
  ctx: With<'media'>,
  source: string,
  file: string,
  [from, to]: readonly [number, number],
): Promise<number> {
  const asked = { sampleRateHz, signal: ctx.signal, share: ctx.workspaceId }
  const out = await open(file, 'w', 0o600)
  let [at, written] = [0, 0]
  try {
    for await (const part of ctx.ports.media.decode({ path: source }, asked)) {
      const wanted = part.subarray(Math.max(0, from - at), Math.max(0, to - at))
      if (wanted.length > 0) await out.write(toPcm16(wanted))
      written += wanted.length
      at += part.length
      if (at >= to) break
    }
  } finally {
    await out.close()
  }
  return written
}
