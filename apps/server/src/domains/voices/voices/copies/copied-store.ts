import type { VoiceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { TransactionContext } from '#kernel/context.ts'
import type { VoiceRow } from '../tables.ts'

/** Updates live moderation and notice period of every copy of a voice, where they differ. */
export async function updateCopies(
  ctx: TransactionContext,
  originalId: VoiceId,
  { live_moderation: isModerated, notice_period_days: days }: Pick<VoiceRow, 'live_moderation' | 'notice_period_days'>,
): Promise<void> {
  await ctx.db.run(sql`
    update voices set live_moderation = ${isModerated}, notice_period_days = ${days}, updated_at = ${ctx.now()}
    where copied_from = ${originalId}
      and (live_moderation <> ${isModerated} or notice_period_days is distinct from ${days})`)
}

/** Updates whether a copy is shared or was taken away. */
export async function updateCopy(
  ctx: TransactionContext,
  copyId: VoiceId,
  { sharing_status: status }: { readonly sharing_status: 'copied' | 'copied_disabled' },
): Promise<void> {
  await ctx.db.run(sql`
    update voices set sharing_status = ${status}, updated_at = ${ctx.now()}
    where id = ${copyId} and copied_from is not null`)
}

/** Silences every copy of a voice: takes away what it speaks with. */
export async function clearCopies(ctx: TransactionContext, originalId: VoiceId): Promise<void> {
  await ctx.db.run(sql`
    update voices set sharing_status = 'copied_disabled', recipe = null, preview_text = null, updated_at = ${ctx.now()}
    where copied_from = ${originalId}`)
}
