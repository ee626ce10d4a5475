import type { api, Input } from '@vireo/contracts'
import type { Context } from '../../kernel/context.ts'
import { getFromCatalogue } from './voice-catalogue.ts'
import { upsertVoiceSettings } from './voice-settings-store.ts'

/** Changes how a voice is delivered in this workspace; for everybody in it, and for nobody else. */
export async function editSettings(ctx: Context, input: Input<typeof api.voices.editSettings>): Promise<void> {
  const voice = await getFromCatalogue(ctx, input.voice_id)
  await upsertVoiceSettings(ctx, voice.voiceId, input)
}
