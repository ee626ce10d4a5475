import type { With } from '#ports/ports.ts'
import type { Sounding } from './sound-meter.ts'
import { soundRateHz } from './sound-tasks.ts'
import { throughThread } from './sound-thread.ts'
import type { Recording } from './with-recording.ts'

/** Measures how a file on this machine sounds, in a thread. Throws MediaError for what cannot be read. */
export async function measureSound(
  ctx: With<'media'>,
  recording: Pick<Recording, 'path' | 'sourceFormat'>,
): Promise<Sounding> {
  for await (const { sounding } of throughThread({ kind: 'measure' }, decode(ctx, recording)))
    if (sounding) return sounding
  throw new Error('a sound was measured to no end')
}

/** Reads the sound of a file, in pieces of a second or less. */
export function decode(
  ctx: With<'media'>,
  { path, sourceFormat }: Pick<Recording, 'path' | 'sourceFormat'>,
): AsyncIterable<Float32Array> {
  const { workspaceId: share, signal } = ctx
  return ctx.ports.media.decode(
    { path },
    { share, sampleRateHz: soundRateHz, signal, ...(sourceFormat && { sourceFormat }) },
  )
}
