import type { Context } from '#kernel/context.ts'
import type { Input } from '@vireo/contracts/kit'
import type { voicesEndpoints } from '@vireo/contracts/voices'
import { writeAudit } from '#kernel/audit.ts'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { accessTo } from '#resources'
import type { CatalogueVoice } from '../library/catalogue-voice.ts'
import { getFromCatalogue } from '../library/voice-catalogue.ts'
import { deleteSettingsOfPerson, everybody, upsertVoiceSettings } from './voice-settings-store.ts'

/**
 * Changes how a voice is delivered: for everybody in the workspace where the caller may change the voice, else for the
 * caller alone. Throws `voice_not_found`.
 */
export async function editSettings(
  ctx: With<'settings'>,
  input: Input<typeof voicesEndpoints.editSettings>,
): Promise<void> {
  const voice = await getFromCatalogue(ctx, input.voice_id)
  const { voiceId } = voice
  if (!(await mayChange(ctx, voice))) return upsertVoiceSettings(ctx, { voiceId, userId: ctx.actor.userId }, input)
  await transaction(ctx, async (ctx) => {
    // Whoever may change the voice hears what they change, whatever they preferred before they might.
    await deleteSettingsOfPerson(ctx, voiceId)
    await upsertVoiceSettings(ctx, { voiceId, userId: everybody }, input)
    await writeAudit(ctx, {
      action: 'voices.edited',
      target: { kind: 'voice', id: voiceId },
      details: { fields: ['settings'] },
    })
  })
}

/** Tells whether the caller may change a voice's settings: never a premade one's, an own one's as an editor. */
async function mayChange(ctx: Context, { own }: CatalogueVoice): Promise<boolean> {
  if (!own) return false
  const level = await accessTo(ctx, { type: 'voice', id: own.id })
  return level === 'editor' || level === 'admin'
}
