import type { VoiceId } from '@vireo/contracts/kit'
import sql, { raw } from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import type { DesignedVoiceRow } from './tables.ts'

const columns = raw(`id, workspace_id, user_id, iteration_id, place, method, recipe, labels, locale, text,
  requires_verification, is_verified, storage_key, content_type, size_bytes, duration_ms, traits, outcome, voice_id, created_at,
  expires_at`)

/** Finds a preview of the caller's workspace that has not expired. */
export function findDesignedVoice(ctx: Context, id: string): Promise<DesignedVoiceRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from designed_voices
    where id = ${id} and workspace_id = ${ctx.workspaceId} and expires_at > ${ctx.now()}`)
}

/** Finds such a preview and locks its row until the transaction ends. */
export function holdDesignedVoice(ctx: TransactionContext, id: string): Promise<DesignedVoiceRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from designed_voices
    where id = ${id} and workspace_id = ${ctx.workspaceId} and expires_at > ${ctx.now()} for update`)
}

/** Lists the previews of iterations that have not expired, in the order they were made. */
export function listDesignedVoices(ctx: Context, iterationIds: readonly string[]): Promise<DesignedVoiceRow[]> {
  return ctx.db.many(sql`
    select ${columns} from designed_voices
    where iteration_id = any(${[...iterationIds]}) and expires_at > ${ctx.now()} order by iteration_id, place`)
}

/** Inserts a preview. */
export async function insertDesignedVoice(ctx: TransactionContext, row: DesignedVoiceRow): Promise<void> {
  await ctx.db.run(sql`
    insert into designed_voices (id, workspace_id, user_id, iteration_id, place, method, recipe, labels, locale, text,
      requires_verification, is_verified, storage_key, content_type, size_bytes, duration_ms, traits, created_at, expires_at)
    values (${row.id}, ${row.workspace_id}, ${row.user_id}, ${row.iteration_id}, ${row.place}, ${row.method},
      ${JSON.stringify(row.recipe)}::jsonb, ${JSON.stringify(row.labels)}::jsonb, ${row.locale}, ${row.text},
      ${row.requires_verification}, ${row.is_verified}, ${row.storage_key}, ${row.content_type}, ${row.size_bytes},
      ${row.duration_ms}, ${row.traits && JSON.stringify(row.traits)}::jsonb, ${row.created_at}, ${row.expires_at})`)
}

/** Records that a preview was kept, and as which voice. */
export async function markKept(ctx: TransactionContext, id: string, voiceId: VoiceId): Promise<void> {
  await ctx.db.run(sql`
    update designed_voices set outcome = 'kept', voice_id = ${voiceId}
    where id = ${id} and workspace_id = ${ctx.workspaceId}`)
}

/** Marks previews as heard and not taken; those that were kept stay so. */
export async function markPassedOver(ctx: TransactionContext, ids: readonly string[]): Promise<void> {
  await ctx.db.run(sql`
    update designed_voices set outcome = 'passed_over'
    where id = any(${[...ids]}) and workspace_id = ${ctx.workspaceId} and outcome is null`)
}

/** Keeps every preview of a session until an instant. */
export async function keepUntil(ctx: TransactionContext, sessionId: string, until: Date): Promise<void> {
  await ctx.db.run(sql`
    update designed_voices set expires_at = ${until}
    where iteration_id in (select id from design_iterations where session_id = ${sessionId})`)
}

/** Removes previews whose time is over, those longest over first; tells where their recordings lie. */
export async function removeExpired(ctx: TransactionContext, limit: number): Promise<string[]> {
  const rows = await ctx.db.many<{ storage_key: string }>(sql`
    delete from designed_voices where id in (
      select id from designed_voices where expires_at <= ${ctx.now()} order by expires_at limit ${limit}
      for update skip locked)
    returning storage_key`)
  return rows.map(({ storage_key: key }) => key)
}

/** Returns which of these previews exist, expired or not. */
export async function findKnownDesigns(ctx: Context, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await ctx.db.many<{ id: string }>(sql`select id from designed_voices where id = any(${[...ids]})`)
  return new Set(rows.map(({ id }) => id))
}
