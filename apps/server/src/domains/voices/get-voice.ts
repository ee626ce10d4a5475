import type { api, Input } from '@vireo/contracts'
import type { Context } from '../../kernel/context.ts'
import { findSafety } from './find-safety.ts'
import { getSettings } from './get-settings.ts'
import type { LibraryVoice } from './library/library.ts'
import type { VoiceDelivery } from './resolve-settings.ts'
import { getFromCatalogue } from './voice-catalogue.ts'
import type { VoiceSafety } from './voice-safety.ts'

export type ShownVoice = {
  readonly voice: LibraryVoice
  readonly safety: VoiceSafety
  readonly settings?: VoiceDelivery
}

/** Shows one voice, with the workspace's settings of it unless they are not wanted. */
export async function getVoice(ctx: Context, input: Input<typeof api.voices.get>): Promise<ShownVoice> {
  const [voice, safetyOf, settings] = await Promise.all([
    getFromCatalogue(ctx, input.voice_id),
    findSafety(ctx),
    input.with_settings ? getSettings(ctx, input) : undefined,
  ])
  return { voice, safety: safetyOf(voice.voiceId), ...(settings && { settings }) }
}
