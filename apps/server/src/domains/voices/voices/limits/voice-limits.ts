import type { Context, TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { accountOf, planOf } from '#usage'
import { countAddOrEdit, countVoices, lockVoicesOf, type VoiceCounts } from './count-store.ts'
import { extraProfessionalSlotsOf } from '../hooks.ts'

/** What a workspace may have and has: voices in all, professional ones, and adds and edits in a credit period. */
export type VoiceLimits = { readonly used: VoiceCounts; readonly allowed: VoiceCounts }

/** Returns how many adds and edits a plan with so many voices allows in a credit period. */
export function addsAndEditsAllowed(voiceLimit: number): number {
  return Math.round(1.5 * voiceLimit + 50)
}

/** Returns what the caller's workspace uses and is allowed of voices in the current period. */
export async function voiceLimits(ctx: Context): Promise<VoiceLimits> {
  const { periodStartsAt } = await accountOf(ctx)
  const { voices, professionalVoices } = (await planOf(ctx)).entitlements
  const extraSlots = await ctx.hooks.ask(extraProfessionalSlotsOf, ctx)
  const used = await countVoices(ctx, periodStartsAt)
  const allowed = { voices, professional: professionalVoices + extraSlots, addsAndEdits: addsAndEditsAllowed(voices) }
  return { used, allowed }
}

/** Takes a place for one more voice. Throws `voice_limit_reached` and its kin; nothing is counted then. */
export async function countVoiceAdd(ctx: TransactionContext, isProfessional: boolean): Promise<void> {
  await lockVoicesOf(ctx)
  const { used, allowed } = await voiceLimits(ctx)
  if (used.voices >= allowed.voices)
    throw new AppError('voice_limit_reached', {
      message: `Your plan has room for ${String(allowed.voices)} voices of your own, and all of it is used.`,
    })
  if (isProfessional && used.professional >= allowed.professional)
    throw new AppError('professional_voice_limit_reached')
  await count(ctx, { used, allowed })
}

/** Throws `voice_add_edit_limit_reached` before long work is done; its outcome counts for certain. */
export async function assertMayEdit(ctx: Context): Promise<void> {
  assertUnderLimit(await voiceLimits(ctx))
}

/** Counts one edit of a voice. Throws `voice_add_edit_limit_reached`. */
export async function countVoiceEdit(ctx: TransactionContext): Promise<void> {
  await lockVoicesOf(ctx)
  await count(ctx, await voiceLimits(ctx))
}

function assertUnderLimit({ used, allowed }: VoiceLimits): void {
  if (used.addsAndEdits < allowed.addsAndEdits) return
  throw new AppError('voice_add_edit_limit_reached', {
    message: `Your plan allows ${String(allowed.addsAndEdits)} voices to be added or edited in a credit period.`,
  })
}

async function count(ctx: TransactionContext, limits: VoiceLimits): Promise<void> {
  assertUnderLimit(limits)
  const { periodStartsAt } = await accountOf(ctx)
  await countAddOrEdit(ctx, periodStartsAt)
}
