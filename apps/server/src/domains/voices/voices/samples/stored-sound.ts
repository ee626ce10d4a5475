import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { MediaError, type SampleFile } from '@vireo/engines'
import { mediaFailure } from '#ports/engine-failure.ts'
import { AppError } from '#kernel/errors.ts'
import { writeIntoFile } from '#kernel/files/write-into-file.ts'
import type { With } from '#ports/ports.ts'

/** Enough for speech, and the rate at which noise is removed. */
const sampleRateHz = 48_000

/** Gives work a folder of its own that goes away with it, or once another process starts. */
export async function inScratchFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), `vireo-samples-${process.pid}-`))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export type Unpacking = { readonly folder: string; readonly name: string; readonly signal: AbortSignal }

/**
 * Fetches a stored recording as bare samples into a folder. Throws `invalid_audio` where the stored file is no sound.
 */
export async function soundOfStored(
  ctx: With<'media' | 'storage'>,
  storageKey: string,
  { folder, name, signal }: Unpacking,
): Promise<SampleFile> {
  const [source, sound] = [path.join(folder, `${name}.file`), path.join(folder, `${name}.pcm`)]
  await writeIntoFile(source, ctx.ports.storage.read(storageKey), signal)
  try {
    const options = { signal, share: ctx.workspaceId }
    await ctx.ports.media.transcodeToFile({ path: source }, sound, { codec: 'pcm', sampleRateHz }, options)
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof MediaError)) throw error
    throw mediaFailure(error) ?? new AppError('invalid_audio', { message: error.message, cause: error })
  }
  await rm(source)
  return { path: sound, sampleRateHz }
}
