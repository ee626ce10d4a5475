import type { VoiceId } from '@vireo/contracts/kit'
import type { AccessLevel } from '@vireo/contracts/resources'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { planOf } from '#usage'
import { findUser } from '#users'
import { extraProfessionalSlotsOf, getOwnVoice, holdOwnVoice, type VoiceRow } from '#voices'
import { findGroups } from '#workspaces/groups/index.ts'
import { peopleBehind } from '#workspaces/members/index.ts'
import { countProfessionalVoicesOf } from './professional-voice-store.ts'
import { listTrainings } from './training/training-store.ts'
import { isUnderWay } from './training/training-state.ts'

/** Throws `email_not_verified` and `feature_not_available` for whoever may not make professional voices at all. */
export async function assertMayClone(ctx: Context): Promise<void> {
  const user = await findUser(ctx, ctx.actor.userId)
  if (!user?.email_verified_at || user.is_claimant) throw new AppError('email_not_verified')
  const [{ entitlements }, extraSlots] = await Promise.all([planOf(ctx), ctx.hooks.ask(extraProfessionalSlotsOf, ctx)])
  if (entitlements.professionalVoices + extraSlots === 0)
    throw new AppError('feature_not_available', { message: 'Your plan does not include professional voice cloning.' })
}

/** Throws `group_voice_limit_reached` when a group of the caller's has made as many as it may. */
export async function assertGroupsHaveRoom(ctx: TransactionContext): Promise<void> {
  for (const group of await findGroups(ctx, ctx.workspaceId, ctx.actor.groupIds ?? [])) {
    if (group.pvc_limit === null) continue
    const made = await countProfessionalVoicesOf(ctx, await peopleBehind(ctx, ctx.workspaceId, `group:${group.id}`))
    if (made < group.pvc_limit) continue
    throw new AppError('group_voice_limit_reached', {
      message: `The group “${group.name}” may make ${String(group.pvc_limit)} professional voices, and has. Ask an admin of the workspace.`,
      data: { group_id: group.id, limit: group.pvc_limit },
    })
  }
}

/** Returns a professional voice that this workspace made itself. Throws `voice_not_found` for any other. */
export async function getProfessionalVoice(ctx: Context, voiceId: VoiceId, least: AccessLevel): Promise<VoiceRow> {
  return onlyProfessional(await getOwnVoice(ctx, voiceId, least))
}

/** Returns the same voice and locks its row until the transaction ends. */
export async function holdProfessionalVoice(
  ctx: TransactionContext,
  voiceId: VoiceId,
  least: AccessLevel,
): Promise<VoiceRow> {
  return onlyProfessional(await holdOwnVoice(ctx, voiceId, least))
}

/** Tells whether this workspace makes the voice itself, by training. */
export function isProfessional({ category, copied_from }: VoiceRow): boolean {
  return category === 'professional' && copied_from === null
}

function onlyProfessional(voice: VoiceRow): VoiceRow {
  if (isProfessional(voice)) return voice
  throw new AppError('voice_not_found', { param: 'voice_id' })
}

/** Throws `training_in_progress` while a training needs the voice's recordings as they are. */
export async function assertNotTraining(ctx: Context, voiceId: VoiceId): Promise<void> {
  const [latest] = await listTrainings(ctx, voiceId)
  if (latest && latest.state !== 'canceled' && isUnderWay(latest.state)) throw new AppError('training_in_progress')
}
