import type { Context } from '../../kernel/context.ts'
import { describeVoices, type ShownVoice } from './describe-voices.ts'
import { listCatalogue } from './voice-catalogue.ts'

/** Lists every voice the caller can see. There are no legacy voices to show or hide. */
export async function listVoices(ctx: Context): Promise<readonly ShownVoice[]> {
  return describeVoices(ctx, await listCatalogue(ctx))
}
