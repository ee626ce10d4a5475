import type { Context } from '#kernel/context.ts'
import type { With } from '#ports/ports.ts'
import { findReleasedWorks, type ReleasedWork } from '#publishing'
import { findPublicRecordings, type PublicRecording } from '#sharing'
import { findOpenVoices, type OpenVoice } from '#voice-library'
import { listHandles } from '../handles/handle-store.ts'
import type { ChosenPublishedWorkRow, ChosenVoiceRow, ChosenWorkRow, HandleRow, ProfileRow } from '../tables.ts'
import { findProfile, listChosenPublishedWorks, listChosenVoices, listChosenWorks } from './profile-store.ts'

/** A profile as its owner sees it; without a row while nothing of it was written. */
export type OwnedProfile = {
  readonly row: ProfileRow | undefined
  readonly handles: readonly HandleRow[]
  readonly voices: readonly OpenVoice[]
  readonly works: readonly PublicRecording[]
  readonly publishedWorks: readonly ReleasedWork[]
}

/** Returns the profile of the caller, with what they chose in this workspace and everybody sees at this moment. */
export async function getProfile(ctx: With<'vault' | 'settings'>): Promise<OwnedProfile> {
  const { userId } = ctx.actor
  const isHere = (row: Pick<ChosenVoiceRow, 'workspace_id'>) => row.workspace_id === ctx.workspaceId
  const [row, handles, voices, works, publishedWorks] = await Promise.all([
    findProfile(ctx, userId),
    listHandles(ctx, userId),
    listChosenVoices(ctx, userId),
    listChosenWorks(ctx, userId),
    listChosenPublishedWorks(ctx, userId),
  ])
  return {
    row,
    handles,
    voices: await openAmong(ctx, voices.filter(isHere)),
    works: await publicAmong(ctx, works.filter(isHere)),
    publishedWorks: await releasedAmong(ctx, publishedWorks.filter(isHere)),
  }
}

/** Returns those of the chosen voices that are open at this moment, as they were put in order. */
export async function openAmong(ctx: Context, chosen: readonly ChosenVoiceRow[]): Promise<OpenVoice[]> {
  const [{ user_id: userId } = { user_id: '' }] = chosen
  const ids = chosen.map((row) => row.voice_id)
  const open = new Map((await findOpenVoices(ctx, userId, ids)).map((one) => [one.voice.voice_id, one]))
  return chosen.flatMap((row) => {
    const one = open.get(row.voice_id)
    return one?.voice.workspace_id === row.workspace_id ? [one] : []
  })
}

/** Returns those of the chosen recordings that are public at this moment, as they were put in order. */
export async function publicAmong(
  ctx: With<'vault' | 'settings'>,
  chosen: readonly ChosenWorkRow[],
): Promise<PublicRecording[]> {
  const [{ user_id: userId } = { user_id: '' }] = chosen
  const digests = chosen.map((row) => row.link_digest)
  const open = new Map((await findPublicRecordings(ctx, userId, digests)).map((one) => [one.linkDigest, one]))
  return chosen.flatMap((row) => open.get(row.link_digest) ?? [])
}

/** Returns those of the chosen works that everybody hears at this moment, and that nobody took back since they were chosen. */
export async function releasedAmong(ctx: Context, chosen: readonly ChosenPublishedWorkRow[]): Promise<ReleasedWork[]> {
  const [{ user_id: userId } = { user_id: '' }] = chosen
  const ids = chosen.map((row) => row.work_id)
  const released = new Map((await findReleasedWorks(ctx, userId, ids)).map((one) => [one.workId, one]))
  return chosen.flatMap((row) => {
    const one = released.get(row.work_id)
    if (one?.workspaceId !== row.workspace_id) return []
    return one.withdrawnAt !== null && one.withdrawnAt >= row.chosen_at ? [] : [one]
  })
}
