import type { OutputFormat } from '@vireo/audio'
import { testMedia } from './test-engines.ts'

export type DecodedAudio = {
  readonly samples: Float32Array
  readonly sampleRateHz: number
  readonly durationMs: number
}

/** Decodes the audio of an answer. Bare samples need their format given. */
export async function decodeAudio(bytes: Uint8Array, sourceFormat?: OutputFormat): Promise<DecodedAudio> {
  const source = sourceFormat ? { sourceFormat } : {}
  const { audio } = await testMedia.probe(bytes, source)
  const sampleRateHz = audio?.sampleRateHz ?? 0
  const blocks: Float32Array[] = []
  for await (const block of testMedia.decode(bytes, { ...source, sampleRateHz })) blocks.push(block)
  const samples = new Float32Array(blocks.reduce((sum, block) => sum + block.length, 0))
  let at = 0
  for (const block of blocks) {
    samples.set(block, at)
    at += block.length
  }
  return { samples, sampleRateHz, durationMs: (samples.length * 1000) / sampleRateHz }
}
