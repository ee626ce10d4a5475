import type { UserId, VoiceId, WorkspaceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'

/** Lists what somebody published and what their workspace took from the library, for the export. */
export async function listHeldOf(
  ctx: Context,
  { userId, workspaceId }: { readonly userId: UserId; readonly workspaceId: WorkspaceId },
): Promise<Readonly<Record<string, unknown>>> {
  const [publisher, published, copies] = await Promise.all([
    ctx.db.many(sql`select public_owner_id, created_at from voice_publishers where user_id = ${userId}`),
    ctx.db.many(sql`
      select voice_id, name, description, labels, status, notice_period_days, disable_at, live_moderation,
        free_users_allowed, enabled_in_library, review_status, review_message, terms_version, terms_accepted_at,
        terms_address, published_at, cloned_by_count, usage_1y
      from shared_voices where user_id = ${userId} or workspace_id = ${workspaceId} order by published_at`),
    ctx.db.many(sql`
      select copy_voice_id, original_voice_id, is_bookmarked, created_at from voice_copies
      where workspace_id = ${workspaceId} order by created_at`),
  ])
  return { publisher: publisher[0] ?? null, published, copies }
}

/** Lists the voices that a workspace published, and locks their rows until the transaction ends. */
export function listPublishedIn(ctx: TransactionContext, workspaceId: WorkspaceId): Promise<{ voice_id: VoiceId }[]> {
  return ctx.db.many(sql`select voice_id from shared_voices where workspace_id = ${workspaceId} for update`)
}

/**
 * Ends all voices a workspace published at once, without notice, and erases their words: a voice is a part of somebody.
 */
export async function endAtOnce(ctx: TransactionContext, workspaceId: WorkspaceId): Promise<void> {
  await ctx.db.run(sql`
    update shared_voices set status = 'disabled', disable_at = ${ctx.now()}, name = '', description = '',
      labels = '{}', search_text = '', facets = '{}', terms_address = '', updated_at = ${ctx.now()}
    where workspace_id = ${workspaceId}`)
}

/** Deletes the name under which somebody published. */
export async function forgetPublisher(ctx: TransactionContext, userId: UserId): Promise<void> {
  await ctx.db.run(sql`delete from voice_publishers where user_id = ${userId}`)
}

/** Deletes the records of a workspace's copies. */
export async function forgetCopiesOf(ctx: TransactionContext, workspaceId: WorkspaceId): Promise<void> {
  await ctx.db.run(sql`delete from voice_copies where workspace_id = ${workspaceId}`)
}

/** Gives the published voices of somebody who leaves a workspace to their heir. */
export async function giveToHeir(
  ctx: TransactionContext,
  { workspaceId, userId, heirId }: { workspaceId: WorkspaceId; userId: UserId; heirId: UserId },
): Promise<void> {
  await ctx.db.run(sql`
    update shared_voices set user_id = ${heirId} where workspace_id = ${workspaceId} and user_id = ${userId}`)
}
