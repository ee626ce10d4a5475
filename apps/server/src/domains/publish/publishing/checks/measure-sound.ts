import { setImmediate as nextTurn } from 'node:timers/promises'
import type { With } from '#ports/ports.ts'
import { type Sounding, SoundMeter } from './sound-meter.ts'
import type { Recording } from './with-recording.ts'

/** At which everything is measured and made. */
export const soundRateHz = 44_100

/** Measures how a file on this machine sounds. Throws MediaError for what cannot be read. */
export async function measureSound(
  ctx: With<'media'>,
  { path, sourceFormat }: Pick<Recording, 'path' | 'sourceFormat'>,
): Promise<Sounding> {
  const meter = new SoundMeter(soundRateHz)
  for await (const samples of decode(ctx, { path, sourceFormat })) {
    meter.process(samples)
    // Hours of it must keep nobody else waiting.
    await nextTurn()
  }
  return meter.result()
}

/** Reads the sound of a file, piece by piece. */
export function decode(
  ctx: With<'media'>,
  { path, sourceFormat }: Pick<Recording, 'path' | 'sourceFormat'>,
): AsyncIterable<Float32Array> {
  return ctx.ports.media.decode(
    { path },
    { share: ctx.workspaceId, sampleRateHz: soundRateHz, signal: ctx.signal, ...(sourceFormat && { sourceFormat }) },
  )
}
