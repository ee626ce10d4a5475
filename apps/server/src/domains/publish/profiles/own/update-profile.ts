import type { HistoryItemId, VoiceId } from '@vireo/contracts/kit'
import type { ProfileChange } from '@vireo/contracts/profiles'
import { writeAudit } from '#kernel/audit.ts'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { findReleasedWorks } from '#publishing'
import { assertMayPublish, findOwnPublicRecordings, forgetPages } from '#sharing'
import { findOpenVoices } from '#voice-library'
import { claimHandle } from '../handles/claim-handle.ts'
import { handleOf } from '../handles/handle-store.ts'
import type { ChosenPublishedWorkRow, ChosenVoiceRow, ChosenWorkRow, ProfileRow } from '../tables.ts'
import { getProfile, type OwnedProfile } from './get-profile.ts'
import {
  holdOwnProfile,
  saveChosenPublishedWorks,
  saveChosenVoices,
  saveChosenWorks,
  saveProfile,
} from './profile-store.ts'

/**
 * Changes the profile of the caller, shows it to everybody or hides it. Throws `profile_incomplete` for one that is shown without a
 * handle or a name, and what is wrong with anything that is to stand on it; nothing changes then.
 */
export async function updateProfile(ctx: With<'vault' | 'settings'>, change: ProfileChange): Promise<OwnedProfile> {
  if (change.is_public) await assertMayPublish(ctx)
  const voices = change.voice_ids && (await chosenVoices(ctx, change.voice_ids))
  const works = change.history_item_ids && (await chosenWorks(ctx, change.history_item_ids))
  const publishedWorks = change.work_ids && (await chosenPublishedWorks(ctx, change.work_ids))
  await transaction(ctx, async (ctx) => {
    const before = await holdOwnProfile(ctx)
    if (change.handle !== undefined) await claimHandle(ctx, before.user_id, change.handle)
    const handle = await handleOf(ctx, before.user_id)
    const row = changed(ctx, before, change)
    if (row.is_public && (handle === null || row.name === null)) throw new AppError('profile_incomplete')
    if (change.is_public && row.taken_down_at !== null) throw new AppError('profile_taken_down')
    await saveProfile(ctx, row)
    if (voices) await saveChosenVoices(ctx, voices)
    if (works) await saveChosenWorks(ctx, works)
    if (publishedWorks) await saveChosenPublishedWorks(ctx, publishedWorks)
    await note(ctx, { before, row, handle, change })
    ctx.afterCommit(forgetPages)
  })
  return getProfile(ctx)
}

function changed(ctx: Context, before: ProfileRow, change: ProfileChange): ProfileRow {
  const { name, bio, links, is_public: isPublic, may_be_indexed: mayBeIndexed } = change
  return {
    ...before,
    ...(isPublic === true && !before.is_public && { workspace_id: ctx.workspaceId }),
    ...(name !== undefined && { name }),
    ...(bio !== undefined && { bio }),
    ...(links !== undefined && { links }),
    ...(isPublic !== undefined && { is_public: isPublic }),
    ...(mayBeIndexed !== undefined && { may_be_indexed: mayBeIndexed }),
  }
}

async function chosenVoices(ctx: Context, ids: readonly VoiceId[]): Promise<ChosenVoiceRow[]> {
  const { userId } = ctx.actor
  const open = await findOpenVoices(ctx, userId, ids)
  const here = new Set(
    open.filter(({ voice }) => voice.workspace_id === ctx.workspaceId).map(({ voice }) => voice.voice_id),
  )
  return [...new Set(ids)].map((id, place) => {
    if (!here.has(id)) throw new AppError('voice_not_found', { param: 'voice_ids' })
    return { user_id: userId, workspace_id: ctx.workspaceId, voice_id: id, place }
  })
}

async function chosenWorks(ctx: With<'vault' | 'settings'>, ids: readonly HistoryItemId[]): Promise<ChosenWorkRow[]> {
  const shared = await findOwnPublicRecordings(ctx, ids)
  const digests = new Map(shared.map((one) => [one.historyItemId, one.linkDigest]))
  return [...new Set(ids)].map((id, place) => {
    const digest = digests.get(id)
    if (digest === undefined) throw new AppError('share_link_not_found', { param: 'history_item_ids' })
    return {
      user_id: ctx.actor.userId,
      workspace_id: ctx.workspaceId,
      history_item_id: id,
      link_digest: digest,
      place,
    }
  })
}

async function chosenPublishedWorks(ctx: Context, ids: readonly string[]): Promise<ChosenPublishedWorkRow[]> {
  const released = await findReleasedWorks(ctx, ctx.actor.userId, ids)
  const here = new Set(
    released.filter(({ workspaceId }) => workspaceId === ctx.workspaceId).map(({ workId }) => workId),
  )
  return [...new Set(ids)].map((id, place) => {
    if (!here.has(id)) throw new AppError('published_work_not_found', { param: 'work_ids' })
    return { user_id: ctx.actor.userId, workspace_id: ctx.workspaceId, work_id: id, chosen_at: ctx.now(), place }
  })
}

type Change = {
  readonly before: ProfileRow
  readonly row: ProfileRow
  readonly handle: string | null
  readonly change: ProfileChange
}

async function note(ctx: TransactionContext, { before, row, handle, change }: Change): Promise<void> {
  const target = { kind: 'profile', id: row.user_id }
  const { is_public: _isPublic, ...rest } = change
  const fields = Object.keys(rest)
  if (fields.length > 0) await writeAudit(ctx, { action: 'profiles.changed', target, details: { handle, fields } })
  if (row.is_public !== before.is_public)
    await writeAudit(ctx, { action: row.is_public ? 'profiles.shown' : 'profiles.hidden', target, details: { handle } })
}
