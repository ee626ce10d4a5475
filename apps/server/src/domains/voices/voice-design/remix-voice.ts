import type { Context } from '#kernel/context.ts'
import type { Input } from '@vireo/contracts/kit'
import type { voiceDesignEndpoints } from '@vireo/contracts/voice-design'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { resolveVoiceId } from '#voices/aliases/index.ts'
import { assertWritable } from './assert-writable.ts'
import { drawSeed, withLoudness } from './design-voice.ts'
import { type MadePreviews, makePreviews } from './previews/make-previews.ts'
import { previewFormat } from './previews/preview-format.ts'
import { previewText, speaking } from './previews/preview-text.ts'
import { readWishes } from './read-wishes.ts'
import { remixRecipes } from './recipes/remix-recipes.ts'
import { getMixableVoice } from './remix-source.ts'
import { findPlace } from './sessions/find-place.ts'

const usualQuality = 0.9
/** How much of a change is made when the caller does not say. */
const usualStrength = 0.75

/** Makes three variations of a voice by what is to change about it, and has them say a text. */
export async function remixVoice(
  ctx: With<'concurrency' | 'media' | 'settings' | 'speech' | 'speechAnalysis' | 'storage'>,
  input: Input<typeof voiceDesignEndpoints.remix>,
): Promise<MadePreviews> {
  const { voice_description: description } = input
  assertWritable({ voice_description: description, text: input.text })
  const voiceId = await resolveVoiceId(ctx, input.voice_id)
  const source = await getMixableVoice(ctx, voiceId)
  const format = await previewFormat(ctx, input.output_format)
  const seed = input.seed ?? drawSeed()
  const changes = readWishes(description, input.wishes)
  if (Object.keys(changes.wishes).length === 0) {
    throw new AppError('nothing_to_change', {
      param: 'voice_description',
      data: { not_understood: changes.not_understood },
    })
  }
  const language = changes.wishes.language ?? source.accent.language
  const text = previewText(input.text, { ...changes, wishes: { ...changes.wishes, language } }, seed)
  const read = text.language === source.accent.language ? changes : speaking(changes, text.language)
  return makePreviews(ctx, {
    method: 'remixed',
    description,
    read,
    candidates: remixRecipes(source, withLoudness(read.wishes, input.loudness), {
      seed,
      guidance: input.guidance_scale,
      quality: usualQuality,
      strength: input.prompt_strength ?? usualStrength,
    }),
    text,
    seed,
    format,
    modelId: 'eleven_ttv_v3',
    verification: source.verification,
    place: await placeOf(ctx, { ...input, voice_id: voiceId }, source.iterationId),
    streams: input.stream_previews,
  })
}

/** Finds where the step goes: after the preview that is changed, unless another iteration is named. */
function placeOf(ctx: Context, input: Input<typeof voiceDesignEndpoints.remix>, iterationId: string | null) {
  const { remixing_session_id: sessionId, remixing_session_iteration_id: named } = input
  const wish = {
    remixing_session_id: sessionId,
    remixing_session_iteration_id: named ?? (sessionId ? iterationId : null),
  }
  return findPlace(ctx, wish, input.voice_id)
}
