import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { ownedBy } from '#resources'
import type { VoiceRow, VoiceSampleRow } from './tables.ts'
import { voiceColumns } from './voice-store.ts'

/** Lists the voice settings of a workspace, for its export. */
export function listSettingsOf(ctx: Context, workspaceId: WorkspaceId): Promise<Record<string, unknown>[]> {
  return ctx.db.many(sql`
    select voice_id, user_id, stability, similarity_boost, style, speed, use_speaker_boost, quality, updated_at
    from voice_settings where workspace_id = ${workspaceId} order by voice_id, user_id`)
}

/** Removes what somebody who leaves preferred. */
export async function removeSettingsOfPerson(ctx: Context, workspaceId: WorkspaceId, userId: UserId): Promise<void> {
  await ctx.db.run(sql`delete from voice_settings where workspace_id = ${workspaceId} and user_id = ${userId}`)
}

/** Deletes the voice settings of a workspace. */
export async function removeSettingsOf(ctx: Context, workspaceId: WorkspaceId): Promise<void> {
  await ctx.db.run(sql`delete from voice_settings where workspace_id = ${workspaceId}`)
}

/** Lists the voices of a workspace for its export, without how an engine makes them. */
export function listVoicesOf(ctx: Context, workspaceId: WorkspaceId): Promise<Record<string, unknown>[]> {
  return ctx.db.many(sql`
    select id, name, description, category, labels, language, method, preview_text, copied_from, is_verified, created_by,
      created_at, updated_at
    from voices where workspace_id = ${workspaceId} order by created_at, id`)
}

type SampleFile = Pick<VoiceSampleRow, 'id' | 'voice_id' | 'file_name' | 'storage_key' | 'size_bytes'>

/** Lists the sample files of a workspace, the oldest first. */
export function listSampleFilesOf(ctx: Context, workspaceId: WorkspaceId): Promise<SampleFile[]> {
  return ctx.db.many(sql`
    select id, voice_id, file_name, storage_key, size_bytes from voice_samples
    where workspace_id = ${workspaceId} order by created_at, id`)
}

/** Counts the voices of a workspace. */
export async function countVoicesOf(ctx: Context, workspaceId: WorkspaceId): Promise<number> {
  const { count } = await ctx.db.one<{ count: number }>(
    sql`select count(*) from voices where workspace_id = ${workspaceId}`,
  )
  return count
}

/** Lists every voice of a workspace and locks their rows until the transaction ends. */
export function holdVoicesOf(ctx: TransactionContext, workspaceId: WorkspaceId): Promise<VoiceRow[]> {
  return ctx.db.many(sql`
    select ${voiceColumns} from voices where workspace_id = ${workspaceId} order by id for update`)
}

/** Lists the voices that a member owns and locks their rows until the transaction ends. */
export function holdVoicesOwnedBy(
  ctx: TransactionContext,
  workspaceId: WorkspaceId,
  userId: UserId,
): Promise<VoiceRow[]> {
  return ctx.db.many(sql`
    select ${voiceColumns} from voices
    where workspace_id = ${workspaceId} and ${ownedBy({ workspaceId, userId }, 'voice', sql`voices.id`)}
    order by id for update`)
}

/** Says that somebody else made what a member made. */
export async function updateMaker(
  ctx: TransactionContext,
  workspaceId: WorkspaceId,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await ctx.db.run(
    sql`update voices set created_by = ${to} where workspace_id = ${workspaceId} and created_by = ${from}`,
  )
}

/** Deletes the counts of voices added and edited in a workspace. */
export async function removeCountsOf(ctx: TransactionContext, workspaceId: WorkspaceId): Promise<void> {
  await ctx.db.run(sql`delete from voice_counts where workspace_id = ${workspaceId}`)
}

/** Selects the keys of all samples. */
export const sampleKeys = sql`select storage_key from voice_samples`

/** Selects the keys of the recordings that cloned voices are spoken after. */
export const referenceKeys = sql`
  select distinct recipe->'reference'->>'key' as storage_key from voices where recipe->'reference'->>'key' is not null`
