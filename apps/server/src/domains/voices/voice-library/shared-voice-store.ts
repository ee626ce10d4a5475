import type { UserId, VoiceId } from '@vireo/contracts/kit'
import sql, { raw } from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { defineRead, readRow } from '#kernel/database/gather.ts'
import { facetsOf, searchTextOf, wordsOf } from './search/facets.ts'
import type { SharedVoiceRow } from './tables.ts'

export const sharedVoiceColumns = raw(`voice_id, workspace_id, user_id, public_owner_id, name, description, labels,
  category, language, status, notice_period_days, disable_at, live_moderation, free_users_allowed, enabled_in_library,
  featured, review_status, review_message, terms_version, terms_accepted_at, terms_address, published_at, updated_at,
  cloned_by_count, usage_7d, usage_1y, trending`)

/** Finds a published voice of any workspace. */
export function findSharedVoice(ctx: Context, voiceId: VoiceId): Promise<SharedVoiceRow | undefined> {
  return ctx.db.maybe(sql`select ${sharedVoiceColumns} from shared_voices where voice_id = ${voiceId}`)
}

/** Finds a published voice of any workspace and locks its row until the transaction ends. */
export function holdSharedVoice(ctx: TransactionContext, voiceId: VoiceId): Promise<SharedVoiceRow | undefined> {
  return ctx.db.maybe(sql`select ${sharedVoiceColumns} from shared_voices where voice_id = ${voiceId} for update`)
}

/** Returns the name under which somebody publishes; makes it `fresh` when they first do. */
export async function publisherOf(ctx: TransactionContext, userId: UserId, fresh: string): Promise<string> {
  const row = await ctx.db.one<{ public_owner_id: UserId }>(sql`
    insert into voice_publishers (user_id, public_owner_id, created_at) values (${userId}, ${fresh}, ${ctx.now()})
    on conflict (user_id) do update set public_owner_id = voice_publishers.public_owner_id
    returning public_owner_id`)
  return row.public_owner_id
}

const publishers = defineRead<{ readonly public_owner_id: UserId }>({
  name: 'voice_publishers',
  select: (ids) => sql`select user_id as key, public_owner_id from voice_publishers where user_id = any(${ids})`,
  staleMsMax: 250,
  instants: [],
})

/** Returns the name under which somebody publishes; null before they first do. */
export async function publisherIdOf(ctx: Context, userId: UserId): Promise<string | null> {
  return (await readRow(ctx, publishers, userId))?.public_owner_id ?? null
}

/** Writes everything that people and reviews decide; what is counted stays as it is. */
export async function saveSharedVoice(ctx: TransactionContext, row: SharedVoiceRow): Promise<void> {
  await ctx.db.run(sql`
    insert into shared_voices (voice_id, workspace_id, user_id, public_owner_id, name, description, labels, category,
      language, status, notice_period_days, disable_at, live_moderation, free_users_allowed, enabled_in_library,
      featured, review_status, review_message, terms_version, terms_accepted_at, terms_address, published_at,
      updated_at, facets, search_text)
    values (${row.voice_id}, ${row.workspace_id}, ${row.user_id}, ${row.public_owner_id}, ${row.name},
      ${row.description}, ${JSON.stringify(row.labels)}::jsonb, ${row.category}, ${row.language}, ${row.status},
      ${row.notice_period_days}, ${row.disable_at}, ${row.live_moderation}, ${row.free_users_allowed},
      ${row.enabled_in_library}, ${row.featured}, ${row.review_status}, ${row.review_message}, ${row.terms_version},
      ${row.terms_accepted_at}, ${row.terms_address}, ${row.published_at}, ${row.updated_at}, ${facetsOf(row)},
      ${searchTextOf(row)})
    on conflict (voice_id) do update set name = excluded.name, description = excluded.description,
      labels = excluded.labels, category = excluded.category, language = excluded.language, status = excluded.status,
      notice_period_days = excluded.notice_period_days, disable_at = excluded.disable_at,
      live_moderation = excluded.live_moderation, free_users_allowed = excluded.free_users_allowed,
      enabled_in_library = excluded.enabled_in_library, featured = excluded.featured,
      review_status = excluded.review_status, review_message = excluded.review_message,
      terms_version = excluded.terms_version, terms_accepted_at = excluded.terms_accepted_at,
      terms_address = excluded.terms_address, published_at = excluded.published_at, updated_at = excluded.updated_at,
      facets = excluded.facets, search_text = excluded.search_text`)
  await ctx.db.run(sql`
    insert into shared_voice_words (word) select unnest(${wordsOf(row)}::text[]) on conflict do nothing`)
}

/** Lists published voices whose review is pending, the longest waiting first. */
export function listPendingReviews(ctx: Context, limit = 200): Promise<SharedVoiceRow[]> {
  return ctx.db.many(sql`
    select ${sharedVoiceColumns} from shared_voices where review_status = 'pending' order by updated_at, voice_id limit ${limit}`)
}

/** Lists those of these voices that are published. */
export function listSharedAmong(ctx: Context, voiceIds: readonly VoiceId[]): Promise<SharedVoiceRow[]> {
  return ctx.db.many(sql`select ${sharedVoiceColumns} from shared_voices where voice_id = any(${voiceIds})`)
}

/** Lists what somebody published from the caller's workspace, the newest first, at most 200. */
export function listSharedBy(ctx: Context, userId: UserId): Promise<SharedVoiceRow[]> {
  return ctx.db.many(sql`
    select ${sharedVoiceColumns} from shared_voices where user_id = ${userId} and workspace_id = ${ctx.workspaceId}
    order by published_at desc, voice_id limit 200`)
}
