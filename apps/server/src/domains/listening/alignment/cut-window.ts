import { createReadStream } from 'node:fs'
import path from 'node:path'
import type { SampleFile } from '@vireo/engines'
import { writeIntoFile } from '#kernel/files/write-into-file.ts'

const bytesPerSample = 2

export type Window = { readonly fromMs: number; readonly toMs: number }

/** Writes a part of a sound into a file of its own, which is overwritten. */
export async function cutWindow(
  sound: SampleFile,
  { fromMs, toMs }: Window,
  { folder, signal }: { readonly folder: string; readonly signal: AbortSignal },
): Promise<SampleFile> {
  const at = (ms: number) => Math.round((ms * sound.sampleRateHz) / 1000) * bytesPerSample
  const file = path.join(folder, 'window.pcm')
  const part = createReadStream(sound.path, { start: at(fromMs), end: Math.max(at(fromMs), at(toMs) - 1) })
  await writeIntoFile(file, part, signal)
  return { path: file, sampleRateHz: sound.sampleRateHz }
}
