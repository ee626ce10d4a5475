import type { Input } from '@vireo/contracts/kit'
import type { voiceLibraryEndpoints } from '@vireo/contracts/voice-library'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { listBlockedVoices } from '#voices/safety/index.ts'
import { isOpen } from './publishing/publication-rules.ts'
import { type FoundVoice, withCopies } from './search-shared-voices.ts'
import { findSharedVoice } from './shared-voice-store.ts'
import type { SharedVoiceRow } from './tables.ts'

type Named = Input<typeof voiceLibraryEndpoints.preview>

/** Returns a published voice to anybody who has its link, with the caller's copy. Throws `voice_not_found`. */
export async function getSharedVoice(ctx: Context, input: Named): Promise<FoundVoice> {
  const voice = await openVoice(ctx, input)
  const [found] = await withCopies(ctx, [voice])
  return found ?? { voice, copy: undefined, sketch: undefined }
}

/**
 * Opens a voice of another workspace by its address; there is no other way to one. Its owner has to offer it, the
 * operator must not have blocked it, and both halves of the address have to name it; otherwise throws
 * `voice_not_found`, whatever there is.
 */
export async function openVoice(ctx: Context, { public_user_id: owner, voice_id: id }: Named): Promise<SharedVoiceRow> {
  const [row, blocked] = await Promise.all([findSharedVoice(ctx, id), listBlockedVoices(ctx)])
  if (!row || row.public_owner_id !== owner || !isOpen(row) || blocked.includes(id))
    throw new AppError('voice_not_found', { param: 'voice_id' })
  return row
}
