import type { Input } from '@vireo/contracts/kit'
import type { professionalCloningEndpoints } from '@vireo/contracts/professional-cloning'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { inScratchFolder } from '#voices/samples/index.ts'
import { cutSound } from './cut-sound.ts'
import { getSample } from './get-sample.ts'
import { type Heard, encode } from './listen.ts'
import { spansOf, separationOf } from './sample-details.ts'
import { soundOfSample } from './sound-of-sample.ts'
import { lengthMs } from './used-spans.ts'

import path from 'node:path'

/** Returns as MP3 what one speaker says in a recording, one utterance after the other. Throws `speaker_not_found`. */
export async function getSpeakerAudio(
  ctx: With<'media' | 'storage'>,
  input: Input<typeof professionalCloningEndpoints.getSpeakerAudio>,
): Promise<Heard> {
  const sample = await getSample(ctx, input.voice_id, input.sample_id)
  const spans = spansOf(separationOf(sample), input.speaker_id)
  if (spans.length === 0) throw new AppError('speaker_not_found', { param: 'speaker_id' })
  return inScratchFolder(async (folder) => {
    const sound = await soundOfSample(ctx, sample, { folder, signal: ctx.signal })
    const said = await cutSound(sound, spans, path.join(folder, 'said.pcm'))
    return { sample, audio: await encode(ctx, said), durationMs: lengthMs(spans) }
  })
}
