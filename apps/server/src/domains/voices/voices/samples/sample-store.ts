import type { VoiceId } from '@vireo/contracts/kit'
import sql, { raw } from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import type { VoiceSampleRow } from '../tables.ts'

const columns = raw(`id, voice_id, workspace_id, file_name, mime_type, size_bytes, hash, duration_ms, storage_key,
  remove_background_noise, quality, details, created_at`)

/** Lists the samples of a voice of the caller's workspace, the oldest first. */
export function listSamples(ctx: Context, voiceId: VoiceId): Promise<VoiceSampleRow[]> {
  return ctx.db.many(sql`
    select ${columns} from voice_samples
    where voice_id = ${voiceId} and workspace_id = ${ctx.workspaceId} order by created_at, id`)
}

/** Lists the samples of several voices of the caller's workspace, the oldest first. */
export function listSamplesOf(ctx: Context, voiceIds: readonly VoiceId[]): Promise<VoiceSampleRow[]> {
  return ctx.db.many(sql`
    select ${columns} from voice_samples
    where voice_id = any(${voiceIds}) and workspace_id = ${ctx.workspaceId} order by created_at, id`)
}

/** Finds a sample of a voice of the caller's workspace. */
export function findSample(ctx: Context, voiceId: VoiceId, sampleId: string): Promise<VoiceSampleRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from voice_samples
    where id = ${sampleId} and voice_id = ${voiceId} and workspace_id = ${ctx.workspaceId}`)
}

/** Inserts a sample. */
export async function insertSample(ctx: TransactionContext, row: VoiceSampleRow): Promise<void> {
  await ctx.db.run(sql`
    insert into voice_samples (id, voice_id, workspace_id, file_name, mime_type, size_bytes, hash, duration_ms,
      storage_key, remove_background_noise, quality, details, created_at)
    values (${row.id}, ${row.voice_id}, ${row.workspace_id}, ${row.file_name}, ${row.mime_type}, ${row.size_bytes},
      ${row.hash}, ${row.duration_ms}, ${row.storage_key}, ${row.remove_background_noise},
      ${jsonOrNull(row.quality)}::jsonb, ${jsonOrNull(row.details)}::jsonb, ${row.created_at})`)
}

/** Writes what can change of a sample. */
export async function updateSample(ctx: TransactionContext, row: VoiceSampleRow): Promise<void> {
  await ctx.db.run(sql`
    update voice_samples set file_name = ${row.file_name}, remove_background_noise = ${row.remove_background_noise},
      quality = ${jsonOrNull(row.quality)}::jsonb, details = ${jsonOrNull(row.details)}::jsonb
    where id = ${row.id} and voice_id = ${row.voice_id} and workspace_id = ${ctx.workspaceId}`)
}

/** Deletes a sample. */
export async function deleteSample(ctx: TransactionContext, voiceId: VoiceId, sampleId: string): Promise<void> {
  await ctx.db.run(sql`
    delete from voice_samples
    where id = ${sampleId} and voice_id = ${voiceId} and workspace_id = ${ctx.workspaceId}`)
}

function jsonOrNull(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value)
}
