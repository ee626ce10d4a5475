import type { With } from '#ports/ports.ts'
import { inScratchFolder } from '#voices/samples/index.ts'
import { cleanSound } from './clean-sound.ts'
import { type NamedSample, getSample } from './get-sample.ts'
import { type Heard, encode } from './listen.ts'
import { soundOfSample } from './sound-of-sample.ts'

import path from 'node:path'

/** Returns a recording as MP3, without its background noise on request. */
export async function getSampleAudio(
  ctx: With<'media' | 'storage'>,
  input: NamedSample & { readonly remove_background_noise: boolean },
): Promise<Heard> {
  const sample = await getSample(ctx, input.voice_id, input.sample_id)
  return inScratchFolder(async (folder) => {
    const sound = await soundOfSample(ctx, sample, { folder, signal: ctx.signal })
    const wanted = input.remove_background_noise
      ? await cleanSound(sound, path.join(folder, 'clean.pcm'), ctx.signal)
      : sound
    return { sample, audio: await encode(ctx, wanted), durationMs: sample.duration_ms }
  })
}
