import type { VoiceId } from '@vireo/contracts/kit'
import sql, { raw } from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { defineRead, readRow } from '#kernel/database/gather.ts'
import { searchColumnsOf } from './search/search-columns.ts'
import type { VoiceRow } from './tables.ts'

export const voiceColumns = raw(`id, workspace_id, name, name_folded, description, category, labels, language, recipe,
  method, preview_text, copied_from, public_owner_id, sharing_status, live_moderation, notice_period_days,
  requires_verification, is_verified, verification_failures, verification_attempts, fine_tuning, created_by, created_at, updated_at`)

const ownVoice = defineRead<VoiceRow>({
  name: 'ownVoice',
  select: (keys) => sql`
    select v.workspace_id || ' ' || v.id as key, ${voiceColumns} from voices v
    where v.id = any(select split_part(k, ' ', 2) from unnest(${keys}::text[]) k)
      and v.workspace_id || ' ' || v.id = any(${keys})`,
  instants: ['created_at', 'updated_at'],
})

/** Finds a voice of the caller's workspace, whether or not the caller may see it. */
export async function findVoice(ctx: Context, voiceId: VoiceId): Promise<VoiceRow | undefined> {
  if (!looksLikeVoice(voiceId)) return undefined
  return readRow(ctx, ownVoice, `${ctx.workspaceId} ${voiceId}`)
}

/** Finds a voice of any workspace, for the operator and for what is shared. */
export async function findVoiceOfAny(ctx: Context, voiceId: VoiceId): Promise<VoiceRow | undefined> {
  if (!looksLikeVoice(voiceId)) return undefined
  return ctx.db.maybe(sql`select ${voiceColumns} from voices where id = ${voiceId}`)
}

/** Finds a voice of the caller's workspace and locks its row until the transaction ends. */
export async function holdVoice(ctx: TransactionContext, voiceId: VoiceId): Promise<VoiceRow | undefined> {
  if (!looksLikeVoice(voiceId)) return undefined
  return ctx.db.maybe(sql`
    select ${voiceColumns} from voices where id = ${voiceId} and workspace_id = ${ctx.workspaceId} for update`)
}

/** Inserts a voice, with the columns it is searched by. */
export async function insertVoice(ctx: TransactionContext, row: VoiceRow): Promise<void> {
  const searched = searchColumnsOf(row)
  await ctx.db.run(sql`
    insert into voices (id, workspace_id, name, name_folded, description, category, labels, language, recipe, method,
      preview_text, copied_from, public_owner_id, sharing_status, live_moderation, notice_period_days, requires_verification, is_verified,
      verification_failures, verification_attempts, fine_tuning, created_by, created_at, updated_at, search_text,
      search_keys, labels_folded)
    values (${row.id}, ${row.workspace_id}, ${row.name}, ${row.name_folded}, ${row.description}, ${row.category},
      ${JSON.stringify(row.labels)}::jsonb, ${row.language}, ${jsonOrNull(row.recipe)}::jsonb, ${row.method},
      ${row.preview_text}, ${row.copied_from}, ${row.public_owner_id}, ${row.sharing_status},
      ${row.live_moderation}, ${row.notice_period_days}, ${row.requires_verification}, ${row.is_verified}, ${row.verification_failures}, ${row.verification_attempts},
      ${jsonOrNull(row.fine_tuning)}::jsonb, ${row.created_by}, ${row.created_at}, ${row.updated_at},
      ${searched.search_text}, ${searched.search_keys}, ${JSON.stringify(searched.labels_folded)}::jsonb)`)
}

/** Writes everything of a voice that can change. */
export async function updateVoice(ctx: TransactionContext, row: VoiceRow): Promise<void> {
  const searched = searchColumnsOf(row)
  await ctx.db.run(sql`
    update voices set name = ${row.name}, name_folded = ${row.name_folded}, description = ${row.description},
      labels = ${JSON.stringify(row.labels)}::jsonb, language = ${row.language},
      recipe = ${jsonOrNull(row.recipe)}::jsonb, method = ${row.method}, preview_text = ${row.preview_text},
      sharing_status = ${row.sharing_status}, live_moderation = ${row.live_moderation}, requires_verification = ${row.requires_verification},
      is_verified = ${row.is_verified}, verification_failures = ${row.verification_failures},
      verification_attempts = ${row.verification_attempts}, fine_tuning = ${jsonOrNull(row.fine_tuning)}::jsonb,
      updated_at = ${row.updated_at}, search_text = ${searched.search_text}, search_keys = ${searched.search_keys},
      labels_folded = ${JSON.stringify(searched.labels_folded)}::jsonb
    where id = ${row.id} and workspace_id = ${row.workspace_id}`)
}

/** Deletes a voice. */
export async function deleteVoiceRow(
  ctx: TransactionContext,
  voice: Pick<VoiceRow, 'id' | 'workspace_id'>,
): Promise<void> {
  await ctx.db.run(sql`delete from voices where id = ${voice.id} and workspace_id = ${voice.workspace_id}`)
}

/** Returns which of these voices exist, in any workspace. */
export async function findExistingVoices(ctx: Context, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await ctx.db.many<{ id: string }>(sql`select id from voices where id = any(${[...ids]})`)
  return new Set(rows.map(({ id }) => id))
}

/**
 * Tells whether an id looks like a voice's, so that the database is not asked for anything else, which it cannot always
 * take.
 */
function looksLikeVoice(id: string): boolean {
  return /^[A-Za-z0-9]{20}$/.test(id)
}

function jsonOrNull(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value)
}
