import type { Input } from '@vireo/contracts/kit'
import type { voiceDesignEndpoints } from '@vireo/contracts/voice-design'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { addVoice, showVoice } from '#voices'
import { assertWritable } from './assert-writable.ts'
import { holdDesignedVoice, markKept, markPassedOver } from './designed-voice-store.ts'

/**
 * The longest preview of a voice. Longer texts are for comparing voices, and give way to the language's usual words.
 */
const previewTextMax = 300

/** Keeps a preview as a voice of the workspace, within the plan's limits. */
export async function saveVoice(ctx: With<'settings'>, input: Input<typeof voiceDesignEndpoints.create>) {
  const { voice_name: name, voice_description: description, generated_voice_id: id } = input
  const labels = input.labels ?? {}
  assertWritable({
    voice_name: name,
    voice_description: description,
    labels: JSON.stringify(labels).replaceAll('\\u0000', '\0'),
  })
  const { id: voiceId } = await transaction(ctx, async (ctx) => {
    const preview = await holdDesignedVoice(ctx, id)
    if (!preview) throw new AppError('generated_voice_not_found', { param: 'generated_voice_id' })
    const { method } = preview
    const voice = await addVoice(ctx, {
      name,
      description,
      category: 'generated',
      labels: { ...preview.labels, ...labels },
      language: preview.locale,
      recipe: preview.recipe,
      method,
      preview_text: preview.text.length <= previewTextMax ? preview.text : null,
      requires_verification: preview.requires_verification,
      is_verified: preview.is_verified,
      face: { seed: preview.id, traits: preview.traits },
    })
    await markKept(ctx, id, voice.id)
    await markPassedOver(
      ctx,
      (input.played_not_selected_voice_ids ?? []).filter((one) => one !== id),
    )
    await ctx.emit('voice-design.designed', { voiceId: voice.id, userId: ctx.actor.userId, method })
    return voice
  })
  return showVoice(ctx, voiceId)
}
