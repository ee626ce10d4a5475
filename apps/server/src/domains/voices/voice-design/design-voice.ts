import { randomInt } from 'node:crypto'
import { type Input } from '@vireo/contracts/kit'
import type { voiceDesignEndpoints } from '@vireo/contracts/voice-design'
import { voiceDesignLimits, type VoiceWishes } from '@vireo/contracts/voice-design'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { assertWritable } from './assert-writable.ts'
import { type MadePreviews, makePreviews } from './previews/make-previews.ts'
import { previewFormat } from './previews/preview-format.ts'
import { previewText, speaking } from './previews/preview-text.ts'
import { readWishes } from './read-wishes.ts'
import { hearReference } from './reference/hear-reference.ts'
import { mixReference } from './reference/mix-reference.ts'
import { designRecipes } from './recipes/design-recipes.ts'
import { findPlace } from './sessions/find-place.ts'
import { enhanceWishes } from './wishes/enhance-wishes.ts'

type DesignInput = Input<typeof voiceDesignEndpoints.design>

/** The quality of designs whose callers name none. */
const usualQuality = 0.9
const usualLoudness = 0.5
/** Lets description and reference recording count alike. */
const usualStrength = 0.5
/** The name of the model as clients know it. */
const referenceModel = 'eleven_ttv_v3'

/** Makes three voices from a description and has them say a text. */
export async function designVoice(
  ctx: With<'concurrency' | 'media' | 'settings' | 'speech' | 'speechAnalysis' | 'storage' | 'voiceCloning'>,
  input: DesignInput,
): Promise<MadePreviews> {
  const { voice_description: description } = input
  assertWritable({ voice_description: description, text: input.text })
  const { reference_audio_base64: reference } = input
  if (typeof reference === 'string' && input.model_id !== referenceModel)
    throw new AppError('reference_audio_not_supported', { param: 'reference_audio_base64' })
  const format = await previewFormat(ctx, input.output_format)
  const seed = input.seed ?? drawSeed()
  const understood = readWishes(description, input.wishes)
  const steered =
    typeof reference === 'string'
      ? mixReference(understood, await hearReference(ctx, reference), input.prompt_strength ?? usualStrength)
      : understood
  const enhanced = input.should_enhance ? enhanceWishes(steered, seed) : steered
  const text = previewText(input.text, enhanced, seed)
  const read = speaking(enhanced, text.language)
  const candidates = designRecipes(withLoudness(read.wishes, input.loudness), {
    seed,
    guidance: input.guidance_scale,
    quality: input.quality ?? usualQuality,
  })
  return makePreviews(ctx, {
    method: 'designed',
    description,
    read,
    candidates,
    text,
    seed,
    format,
    modelId: input.model_id,
    // Nobody speaks like this: there is nobody to prove it of.
    verification: { required: false, done: true },
    place: await findPlace(ctx, input, null),
    streams: input.stream_previews,
  })
}

/** Turns a wish for loudness into one for effort, because all recordings are equally loud. */
export function withLoudness(wishes: VoiceWishes, loudness: number): VoiceWishes {
  const effort = (wishes.effort ?? 0) + (loudness - usualLoudness)
  return { ...wishes, effort: Math.min(1, Math.max(-1, effort)) }
}

/** Draws a seed for previews. */
export function drawSeed(): number {
  return randomInt(voiceDesignLimits.seedMax)
}
