import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { MediaError, type SampleFile } from '@vireo/engines'
import { AppError } from '../../../kernel/errors.ts'
import type { FullContext } from '../../../kernel/ports.ts'
import type { VoiceSampleRow } from '../../voices/index.ts'

/** Enough for speech, and what takes noise out works at it. */
const sampleRateHz = 48_000

/** Gives work a folder of its own that goes away with it. */
export async function inScratchFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vireo-samples-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A recording as bare samples in a folder. Throws `invalid_audio` where the file in the storage is no sound. */
export async function soundOfSample(
  ctx: FullContext,
  sample: VoiceSampleRow,
  { folder, signal }: { readonly folder: string; readonly signal: AbortSignal },
): Promise<SampleFile> {
  const [source, sound] = [path.join(folder, `${sample.id}.file`), path.join(folder, `${sample.id}.pcm`)]
  await pipeline(ctx.ports.storage.read(sample.storage_key), createWriteStream(source), { signal })
  try {
    await ctx.ports.media.transcodeToFile({ path: source }, sound, { codec: 'pcm', sampleRateHz }, { signal })
  } catch (error) {
    signal.throwIfAborted()
    throw error instanceof MediaError ? new AppError('invalid_audio', { message: error.message, cause: error }) : error
  }
  await rm(source)
  return { path: sound, sampleRateHz }
}
