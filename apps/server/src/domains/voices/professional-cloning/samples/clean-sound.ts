import { setImmediate as nextTurn } from 'node:timers/promises'
import { createVoiceIsolator, noiseRemoverRateHz, toPcm16 } from '@vireo/audio'
import type { SampleFile } from '@vireo/engines'
import { invariant } from '#kernel/errors.ts'
import { writeIntoFile } from '#kernel/files/write-into-file.ts'
import { readSamples } from './read-samples.ts'

/** How much is cleaned at a stretch, so that others have their turn in between. */
const stretchSamples = noiseRemoverRateHz / 10

/** Writes a sound without what is no speech into another file; both last equally long. */
export async function cleanSound(source: SampleFile, target: string, signal: AbortSignal): Promise<SampleFile> {
  invariant(source.sampleRateHz === noiseRemoverRateHz, 'noise is taken out at one rate only')
  await writeIntoFile(target, cleaned(source), signal)
  return { path: target, sampleRateHz: source.sampleRateHz }
}

async function* cleaned(source: SampleFile): AsyncIterable<Uint8Array> {
  const remover = await createVoiceIsolator()
  for await (const samples of readSamples(source)) {
    for (let at = 0; at < samples.length; at += stretchSamples) {
      yield toPcm16(remover.process(samples.subarray(at, at + stretchSamples)))
      await nextTurn()
    }
  }
  yield toPcm16(remover.flush())
}
