import sql from 'sql-template-tag'
import type { TransactionContext } from '#kernel/context.ts'
import type { VoiceRow } from '../tables.ts'

/** What the owner of a voice decides holds for every copy of it, whatever workspace it is in. */
export async function changeCopies(
  ctx: TransactionContext,
  originalId: string,
  { live_moderation: isModerated, notice_period_days: days }: Pick<VoiceRow, 'live_moderation' | 'notice_period_days'>,
): Promise<void> {
  await ctx.db.run(sql`
    update voices set live_moderation = ${isModerated}, notice_period_days = ${days}, updated_at = ${ctx.now()}
    where copied_from = ${originalId}
      and (live_moderation <> ${isModerated} or notice_period_days is distinct from ${days})`)
}

/** Lets one copy speak, or not any more. */
export async function changeVoiceCopy(
  ctx: TransactionContext,
  copyId: string,
  { sharing_status: status }: { readonly sharing_status: 'copied' | 'copied_disabled' },
): Promise<void> {
  await ctx.db.run(sql`
    update voices set sharing_status = ${status}, updated_at = ${ctx.now()}
    where id = ${copyId} and copied_from is not null`)
}

/** Whose voice it is is forgotten: copies are silent at once, and nothing is left to speak with. */
export async function silenceCopies(ctx: TransactionContext, originalId: string): Promise<void> {
  await ctx.db.run(sql`
    update voices set sharing_status = 'copied_disabled', recipe = null, preview_text = null, updated_at = ${ctx.now()}
    where copied_from = ${originalId}`)
}
