import type { VoiceId } from '@vireo/contracts/kit'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { accessTo } from '#resources'
import { resolveVoiceId } from '../aliases/resolve-voice-id.ts'
import { type CatalogueVoice, catalogueVoiceOf } from './catalogue-voice.ts'
import { findPremadeVoice, premadeVoices } from './premade-voices.ts'
import { listVisibleVoices } from '../search/visible-store.ts'
import { findVoice } from '../voice-store.ts'

/** Lists every voice that the caller can see: those of their workspace, the newest first, then the premade ones. */
export async function listCatalogue(ctx: With<'settings'>): Promise<readonly CatalogueVoice[]> {
  const own = await listVisibleVoices(ctx)
  return [...own.map(catalogueVoiceOf), ...premadeVoices(ctx)]
}

/**
 * Returns the voice meant by an id or an alias, under its own id, if the caller can see it. Throws `voice_not_found`.
 */
export async function getFromCatalogue(ctx: With<'settings'>, given: string): Promise<CatalogueVoice> {
  return getById(ctx, await resolveVoiceId(ctx, given))
}

/** Returns the voice with exactly this id, if the caller can see it. Throws `voice_not_found`. */
export async function getById(ctx: With<'settings'>, voiceId: VoiceId): Promise<CatalogueVoice> {
  const premade = findPremadeVoice(ctx, voiceId)
  if (premade) return premade
  const row = await findVoice(ctx, voiceId)
  if (!row || !(await accessTo(ctx, { type: 'voice', id: voiceId })))
    throw new AppError('voice_not_found', { param: 'voice_id' })
  return catalogueVoiceOf(row)
}
