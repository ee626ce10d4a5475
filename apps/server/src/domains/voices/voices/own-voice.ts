import type { VoiceId } from '@vireo/contracts/kit'
import type { AccessLevel } from '@vireo/contracts/resources'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { accessTo, assertAccess } from '#resources'
import { findPremadeVoice } from './library/premade-voices.ts'
import { foldText } from './search/fold-text.ts'
import type { VoiceRow } from './tables.ts'
import { followSound } from './sketches/begin-sketch.ts'
import { versionOf } from './speaking/voice-version.ts'
import { findVoice, holdVoice, updateVoice } from './voice-store.ts'

/**
 * Returns a voice of the caller's workspace with which they may do this much. Throws `voice_not_found` when there is
 * none or they may not see it, and `forbidden` when they may only see it.
 */
export async function getOwnVoice(ctx: Context, voiceId: VoiceId, least: AccessLevel): Promise<VoiceRow> {
  return seen(ctx, await findVoice(ctx, voiceId), least)
}

/** Throws `forbidden` for a premade voice, also under an alias, because it is everybody's. */
export function assertNotPremade(ctx: With<'settings'>, voiceId: VoiceId): void {
  if (findPremadeVoice(ctx, ctx.ports.settings.voiceAliases.find(voiceId) ?? voiceId))
    throw new AppError('forbidden', { message: 'This voice comes with the product: nobody can change it.' })
}

/** Returns such a voice and locks its row until the transaction ends. Throws as `getOwnVoice` does. */
export async function holdOwnVoice(ctx: TransactionContext, voiceId: VoiceId, least: AccessLevel): Promise<VoiceRow> {
  return seen(ctx, await holdVoice(ctx, voiceId), least)
}

async function seen(ctx: Context, row: VoiceRow | undefined, least: AccessLevel): Promise<VoiceRow> {
  if (!row || !(await maySee(ctx, row.id))) throw new AppError('voice_not_found', { param: 'voice_id' })
  await assertAccess(ctx, { type: 'voice', id: row.id }, least)
  return row
}

/** Tells whether the caller may see a voice of their workspace; the machine itself sees all. */
async function maySee(ctx: Context, voiceId: VoiceId): Promise<boolean> {
  return (await accessTo(ctx, { type: 'voice', id: voiceId })) !== undefined
}

/** What may be changed of a voice; its name brings the folded one along. */
export type VoiceChange = Partial<
  Omit<
    VoiceRow,
    'id' | 'workspace_id' | 'name_folded' | 'copied_from' | 'public_owner_id' | 'created_by' | 'created_at'
  >
>

/** Writes a change of a voice that the caller holds; what happened the caller writes into the audit log. */
export async function changeVoice(ctx: TransactionContext, voice: VoiceRow, change: VoiceChange): Promise<VoiceRow> {
  const row = { ...voice, ...change, updated_at: ctx.now() }
  const changed = { ...row, name_folded: foldText(row.name) }
  await updateVoice(ctx, changed)
  await followSound(ctx, voice, changed)
  if (changed.recipe && voice.recipe && versionOf(changed.recipe) !== versionOf(voice.recipe)) {
    await ctx.emit('voices.sound-changed', { voiceId: voice.id })
  }
  return changed
}
