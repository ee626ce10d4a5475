import type { UserId, VoiceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { visibleTo } from '#resources'
import type { VoiceCopyRow } from '../tables.ts'

export type KnownCopy = Pick<VoiceCopyRow, 'copy_voice_id' | 'original_voice_id' | 'is_bookmarked' | 'told'>

/**
 * Lists the copies of these voices that the caller sees in their workspace; of several of one voice, preferably their
 * own.
 */
export function listCopiesSeen(ctx: Context, originalIds: readonly VoiceId[]): Promise<KnownCopy[]> {
  return ctx.db.many(sql`
    select distinct on (original_voice_id) copy_voice_id, original_voice_id, is_bookmarked, told from voice_copies
    where workspace_id = ${ctx.workspaceId} and original_voice_id = any(${originalIds})
      and ${visibleTo(ctx, 'voice', sql`voice_copies.copy_voice_id`)}
    order by original_voice_id, (user_id = ${ctx.actor.userId}) desc, created_at`)
}

/** Makes whoever else adds the same voice to this workspace wait until this transaction ends. */
export async function lockCopying(ctx: TransactionContext, originalId: VoiceId): Promise<void> {
  await ctx.db.run(
    sql`select pg_advisory_xact_lock(hashtextextended(${`voice-copy:${ctx.workspaceId}:${originalId}`}, 0))`,
  )
}

/** Inserts a copy. */
export async function insertCopy(ctx: TransactionContext, row: VoiceCopyRow): Promise<void> {
  await ctx.db.run(sql`
    insert into voice_copies (copy_voice_id, original_voice_id, workspace_id, user_id, is_bookmarked, told, created_at)
    values (${row.copy_voice_id}, ${row.original_voice_id}, ${row.workspace_id}, ${row.user_id}, ${row.is_bookmarked},
      ${row.told}, ${row.created_at})`)
}

/** Deletes a copy. */
export async function deleteCopy(ctx: TransactionContext, copyId: VoiceId): Promise<void> {
  await ctx.db.run(sql`delete from voice_copies where copy_voice_id = ${copyId}`)
}

/** Lists the originals of those of these voices that are copies. */
export function listOriginalsOf(
  ctx: Context,
  voiceIds: readonly VoiceId[],
): Promise<Pick<VoiceCopyRow, 'copy_voice_id' | 'original_voice_id' | 'told'>[]> {
  return ctx.db.many(sql`
    select copy_voice_id, original_voice_id, told from voice_copies where copy_voice_id = any(${voiceIds})`)
}

/** Writes the number of its copies on a published voice. */
export async function recountCopies(ctx: TransactionContext, originalId: VoiceId): Promise<void> {
  await ctx.db.run(sql`
    update shared_voices set cloned_by_count = (select count(*) from voice_copies where original_voice_id = ${originalId})
    where voice_id = ${originalId}`)
}

/** Where a copy of an original stands in what its workspace has been told. */
const behindTold = {
  notice: sql`v.status = 'disabled' and v.disable_at > now_.at and c.told = 'shared'`,
  shared: sql`v.status = 'enabled' and c.told = 'notice'`,
  removed: sql`v.status = 'disabled' and v.disable_at <= now_.at and c.told <> 'removed'`,
}

export type TellingOf = keyof typeof behindTold
export type ToldCopy = VoiceCopyRow & {
  readonly name: string
  readonly public_owner_id: UserId
  readonly disable_at: Date | null
}

/** Takes copies that have to be told something new, as told; whoever else takes some at once gets others. */
export function takeUntold(ctx: TransactionContext, told: TellingOf, limit: number): Promise<ToldCopy[]> {
  return ctx.db.many(sql`
    with due as (
      select c.copy_voice_id, v.name, v.public_owner_id, v.disable_at
      from (select ${ctx.now()}::timestamptz as at) now_, voice_copies c
      join shared_voices v on v.voice_id = c.original_voice_id
      where ${behindTold[told]} order by c.copy_voice_id limit ${limit} for update of c skip locked)
    update voice_copies c set told = ${told} from due where c.copy_voice_id = due.copy_voice_id
    returning c.copy_voice_id, c.original_voice_id, c.workspace_id, c.user_id, c.is_bookmarked, c.told, c.created_at,
      due.name, due.public_owner_id, due.disable_at`)
}

/** Marks a copy as shared once more, because its original is published again. */
export async function reviveCopy(ctx: TransactionContext, copyId: VoiceId): Promise<void> {
  await ctx.db.run(sql`update voice_copies set told = 'shared' where copy_voice_id = ${copyId}`)
}
