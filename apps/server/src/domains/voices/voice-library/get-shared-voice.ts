import type { Input } from '@vireo/contracts/kit'
import type { voiceLibraryEndpoints } from '@vireo/contracts/voice-library'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { listBlockedVoices } from '#voices/safety/index.ts'
import { isOpen } from './publishing/publication-rules.ts'
import { copiesOf, type FoundVoice } from './search-shared-voices.ts'
import { findSharedVoice } from './shared-voice-store.ts'
import type { SharedVoiceRow } from './tables.ts'

type Named = Input<typeof voiceLibraryEndpoints.preview>

/** A published voice, as whoever has its link sees it. */
export async function getSharedVoice(ctx: Context, input: Named): Promise<FoundVoice> {
  const voice = await openVoice(ctx, input)
  return { voice, copy: (await copiesOf(ctx, [voice])).get(voice.voice_id) }
}

/**
 * The only way from an address to a voice of another workspace: it is there when its owner offers it, the operator has
 * nothing against it, and both halves of the address name it. Else `voice_not_found`, whatever is behind the address.
 */
export async function openVoice(ctx: Context, { public_user_id: owner, voice_id: id }: Named): Promise<SharedVoiceRow> {
  const [row, blocked] = await Promise.all([findSharedVoice(ctx, id), listBlockedVoices(ctx)])
  if (!row || row.public_owner_id !== owner || !isOpen(row) || blocked.includes(id))
    throw new AppError('voice_not_found', { param: 'voice_id' })
  return row
}
