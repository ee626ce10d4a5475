import type { VoiceId, WorkspaceId } from '@vireo/contracts/kit'
import sql, { raw } from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import type { AttemptRow } from './tables.ts'

const columns = raw(`id, workspace_id, user_id, voice_id, own_voice_id, text, accepted, failure, similarity,
  levenshtein_distance, storage_key, mime_type, size_bytes, created_at`)

/** How many attempts for a voice are shown. */
const shownMax = 20

/** Inserts an attempt. */
export async function insertAttempt(ctx: TransactionContext, row: AttemptRow): Promise<void> {
  await ctx.db.run(sql`
    insert into voice_verification_attempts (${columns})
    values (${row.id}, ${row.workspace_id}, ${row.user_id}, ${row.voice_id}, ${row.own_voice_id}, ${row.text},
      ${row.accepted}, ${row.failure}, ${row.similarity}, ${row.levenshtein_distance}, ${row.storage_key},
      ${row.mime_type}, ${row.size_bytes}, ${row.created_at})`)
}

/** Updates the outcome of an attempt; returns false when it is gone with its voice. */
export async function updateAttempt(ctx: TransactionContext, row: AttemptRow): Promise<boolean> {
  const changed = await ctx.db.maybe(sql`
    update voice_verification_attempts set accepted = ${row.accepted}, failure = ${row.failure},
      similarity = ${row.similarity}, levenshtein_distance = ${row.levenshtein_distance}, storage_key = ${row.storage_key}
    where id = ${row.id} returning id`)
  return changed !== undefined
}

/** Counts the caller's attempts for a voice since an instant. */
export async function countAttempts(ctx: Context, voiceId: VoiceId, since: Date): Promise<number> {
  const { count } = await ctx.db.one<{ count: number }>(sql`
    select count(*) from voice_verification_attempts
    where workspace_id = ${ctx.workspaceId} and voice_id = ${voiceId} and user_id = ${ctx.actor.userId}
      and created_at > ${since}`)
  return count
}

/** Lists the attempts for these voices in the caller's workspace, the newest first, some for each voice. */
export function listAttempts(ctx: Context, voiceIds: readonly VoiceId[]): Promise<AttemptRow[]> {
  return ctx.db.many(sql`
    select ${columns} from (
      select *, row_number() over (partition by voice_id order by created_at desc, id desc) as place
      from voice_verification_attempts
      where workspace_id = ${ctx.workspaceId} and voice_id = any(${voiceIds})) attempts
    where place <= ${shownMax} order by created_at desc, id desc`)
}

/** Lists the attempts of a whole workspace, the oldest first. */
export function listAttemptsOf(ctx: Context, workspaceId: WorkspaceId): Promise<AttemptRow[]> {
  return ctx.db.many(sql`
    select ${columns} from voice_verification_attempts where workspace_id = ${workspaceId} order by created_at, id`)
}

/** Deletes the attempts of a workspace; returns the storage keys of their recordings. */
export async function deleteAttemptsOf(ctx: Context, workspaceId: WorkspaceId): Promise<readonly string[]> {
  const rows = await ctx.db.many<Pick<AttemptRow, 'storage_key'>>(sql`
    delete from voice_verification_attempts where workspace_id = ${workspaceId} returning storage_key`)
  return rows.flatMap(({ storage_key: key }) => (key === null ? [] : [key]))
}

/** Forgets recordings made before some time; what came of them stays. Returns where they are kept. */
export async function forgetRecordings(ctx: TransactionContext, before: Date, max: number): Promise<readonly string[]> {
  const rows = await ctx.db.many<{ key: string }>(sql`
    with old as (
      select id, storage_key from voice_verification_attempts
      where storage_key is not null and created_at < ${before} order by created_at limit ${max} for update skip locked)
    update voice_verification_attempts a set storage_key = null from old where a.id = old.id returning old.storage_key as key`)
  return rows.map(({ key }) => key)
}
