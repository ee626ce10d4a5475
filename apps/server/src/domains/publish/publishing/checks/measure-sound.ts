import { setImmediate as nextTurn } from 'node:timers/promises'
import type { With } from '#ports/ports.ts'
import { type Sounding, SoundMeter } from './sound-meter.ts'
import type { Recording } from './with-recording.ts'

/** At which everything is measured and made. */
export const soundRateHz = 44_100
/** A fifth of a second, which is measured in less than a thousandth. */
const stepSamples = 8192

/** Measures how a file on this machine sounds. Throws MediaError for what cannot be read. */
export async function measureSound(
  ctx: With<'media'>,
  { path, sourceFormat }: Pick<Recording, 'path' | 'sourceFormat'>,
): Promise<Sounding> {
  const meter = new SoundMeter(soundRateHz)
  for await (const samples of decode(ctx, { path, sourceFormat })) meter.process(samples)
  return meter.result()
}

/** Reads the sound of a file, in pieces so short that whoever works on hours of it keeps nobody else waiting. */
export async function* decode(
  ctx: With<'media'>,
  { path, sourceFormat }: Pick<Recording, 'path' | 'sourceFormat'>,
): AsyncGenerator<Float32Array> {
  const { workspaceId: share, signal } = ctx
  const options = { share, sampleRateHz: soundRateHz, signal, ...(sourceFormat && { sourceFormat }) }
  for await (const samples of ctx.ports.media.decode({ path }, options))
    for (let at = 0; at < samples.length; at += stepSamples) {
      yield samples.subarray(at, at + stepSamples)
      await nextTurn()
    }
}
