import path from 'node:path'
import type { Input } from '@vireo/contracts/kit'
import type { professionalCloningEndpoints } from '@vireo/contracts/professional-cloning'
import type { SampleFile } from '@vireo/engines'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { inScratchFolder, type VoiceSampleRow } from '#voices'
import { cleanSound } from './clean-sound.ts'
import { cutSound } from './cut-sound.ts'
import { getSample, type NamedSample } from './get-sample.ts'
import { separationOf, spansOf } from './sample-details.ts'
import { soundOfSample } from './sound-of-sample.ts'
import { lengthMs } from './used-spans.ts'

const format = { codec: 'mp3', sampleRateHz: 44_100, bitrateKbps: 64 } as const

/** Something to listen to, as MP3. */
export type Heard = { readonly sample: VoiceSampleRow; readonly audio: Uint8Array; readonly durationMs: number }

/** A recording as players everywhere play it, on request without its background noise. */
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

/** What one speaker says in a recording, one utterance after the other. */
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

function encode(ctx: With<'media'>, { path: file, sampleRateHz }: SampleFile): Promise<Uint8Array> {
  const sourceFormat = { codec: 'pcm', sampleRateHz } as const
  const { signal, workspaceId: share } = ctx
  return ctx.ports.media.transcode({ path: file }, format, { sourceFormat, signal, share })
}
