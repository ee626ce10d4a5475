import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { prepareSource } from '@vireo/engines'
import type { PrepareOrder } from '../messages.ts'

/** Below this share of the loudest sample it is silent. */
const silentShare = 0.02
/** What is left of silence at either end. */
const edgeMs = 100

/** Reads a recording as it is to be imitated. Rejects with SourceError where nothing is heard in it. */
export async function prepareClip({ file, removesNoise, sampleRateHz }: PrepareOrder): Promise<Float32Array> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vireo-clip-'))
  try {
    const source = await prepareSource(file, { folder, sampleRateHz, removesNoise, onBeat: () => undefined })
    const samples = source.read(0, source.sampleCount)
    source.close()
    return withoutSilence(samples, Math.round((edgeMs * sampleRateHz) / 1000))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Trims silence from both ends except for `edge` samples, since it would count as slow speech. */
function withoutSilence(samples: Float32Array, edge: number): Float32Array {
  let peak = 0
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample))
  const isHeard = (sample: number) => Math.abs(sample) > silentShare * peak
  const start = Math.max(0, samples.findIndex(isHeard) - edge)
  return samples.slice(start, Math.min(samples.length, samples.findLastIndex(isHeard) + 1 + edge))
}
