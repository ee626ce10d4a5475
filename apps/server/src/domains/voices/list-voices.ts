import type { Context } from '../../kernel/context.ts'
import { findSafety } from './find-safety.ts'
import type { ShownVoice } from './get-voice.ts'
import { listCatalogue } from './voice-catalogue.ts'

/** Lists every voice the workspace can speak with. There are no legacy voices to show or hide. */
export async function listVoices(ctx: Context): Promise<readonly ShownVoice[]> {
  const [voices, safetyOf] = await Promise.all([listCatalogue(ctx), findSafety(ctx)])
  return voices.map((voice) => ({ voice, safety: safetyOf(voice.voiceId) }))
}
