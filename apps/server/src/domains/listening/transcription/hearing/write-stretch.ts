import { createReadStream } from 'node:fs'
import path from 'node:path'
import type { SampleFile } from '@vireo/engines'
import { writeIntoFile } from '#kernel/files/write-into-file.ts'

const bytesPerSample = 2

/** Writes a part of a sound into a file of its own. */
export async function writeStretch(
  sound: SampleFile,
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
  { folder, signal }: { readonly folder: string; readonly signal: AbortSignal },
): Promise<SampleFile> {
  const at = (ms: number) => Math.round((ms * sound.sampleRateHz) / 1000) * bytesPerSample
  const file = path.join(folder, 'stretch.pcm')
  const part = createReadStream(sound.path, { start: at(fromMs), end: Math.max(at(fromMs), at(toMs) - 1) })
  await writeIntoFile(file, part, signal)
  return { path: file, sampleRateHz: sound.sampleRateHz }
}
