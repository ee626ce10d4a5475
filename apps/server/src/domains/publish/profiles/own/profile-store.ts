import type { UserId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import type { ChosenPublishedWorkRow, ChosenVoiceRow, ChosenWorkRow, ProfileRow } from '../tables.ts'

const columns = sql`user_id, workspace_id, name, bio, links, picture, is_public, may_be_indexed, taken_down_at, created_at,
  updated_at`

/** Finds the profile of somebody, shown or not. */
export function findProfile(ctx: Context, userId: UserId): Promise<ProfileRow | undefined> {
  return ctx.db.maybe(sql`select ${columns} from profiles where user_id = ${userId}`)
}

/** Lists the profiles of some people, shown or not. */
export function listProfiles(ctx: Context, userIds: readonly UserId[]): Promise<ProfileRow[]> {
  return ctx.db.many(sql`select ${columns} from profiles where user_id = any(${userIds}::text[])`)
}

/** Finds the profile that a picture belongs to. */
export function findProfileByPicture(ctx: Context, picture: string): Promise<ProfileRow | undefined> {
  return ctx.db.maybe(sql`select ${columns} from profiles where picture = ${picture}`)
}

/** Holds the profile of somebody until the transaction ends. */
export function holdProfile(ctx: TransactionContext, userId: UserId): Promise<ProfileRow | undefined> {
  return ctx.db.maybe(sql`select ${columns} from profiles where user_id = ${userId} for update`)
}

/** Holds the profile of the caller until the transaction ends; it begins empty and hidden. */
export async function holdOwnProfile(ctx: TransactionContext): Promise<ProfileRow> {
  const { userId } = ctx.actor
  await ctx.db.run(sql`
    insert into profiles (user_id, workspace_id, created_at, updated_at)
    values (${userId}, ${ctx.workspaceId}, ${ctx.now()}, ${ctx.now()}) on conflict (user_id) do nothing`)
  return ctx.db.one(sql`select ${columns} from profiles where user_id = ${userId} for update`)
}

/** Writes how a profile is now. */
export async function saveProfile(ctx: TransactionContext, row: ProfileRow): Promise<void> {
  await ctx.db.run(sql`
    update profiles set workspace_id = ${row.workspace_id}, name = ${row.name}, bio = ${row.bio},
      links = ${JSON.stringify(row.links)}::jsonb, picture = ${row.picture}, is_public = ${row.is_public},
      may_be_indexed = ${row.may_be_indexed}, taken_down_at = ${row.taken_down_at}, updated_at = ${ctx.now()}
    where user_id = ${row.user_id}`)
}

/** Lists the voices that somebody chose, in all their workspaces. */
export function listChosenVoices(ctx: Context, userId: UserId): Promise<ChosenVoiceRow[]> {
  return ctx.db.many(sql`
    select user_id, workspace_id, voice_id, place from profile_voices where user_id = ${userId}
    order by place, voice_id`)
}

/** Lists the recordings that somebody chose, in all their workspaces. */
export function listChosenWorks(ctx: Context, userId: UserId): Promise<ChosenWorkRow[]> {
  return ctx.db.many(sql`
    select user_id, workspace_id, history_item_id, link_digest, place from profile_works where user_id = ${userId}
    order by place, history_item_id`)
}

/** Lists the released works that somebody chose, in all their workspaces. */
export function listChosenPublishedWorks(ctx: Context, userId: UserId): Promise<ChosenPublishedWorkRow[]> {
  return ctx.db.many(sql`
    select user_id, workspace_id, work_id, chosen_at, place from profile_published_works where user_id = ${userId}
    order by place, work_id`)
}

/** Writes which voices of their workspace the caller shows; those of other workspaces stay. */
export async function saveChosenVoices(ctx: TransactionContext, rows: readonly ChosenVoiceRow[]): Promise<void> {
  await ctx.db.run(sql`
    delete from profile_voices where user_id = ${ctx.actor.userId} and workspace_id = ${ctx.workspaceId}`)
  await ctx.db.run(sql`
    insert into profile_voices (user_id, workspace_id, voice_id, place)
    select user_id, workspace_id, voice_id, place
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as chosen(user_id text, workspace_id text, voice_id text, place int)`)
}

/** Writes the same of recordings. */
export async function saveChosenWorks(ctx: TransactionContext, rows: readonly ChosenWorkRow[]): Promise<void> {
  await ctx.db.run(sql`
    delete from profile_works where user_id = ${ctx.actor.userId} and workspace_id = ${ctx.workspaceId}`)
  await ctx.db.run(sql`
    insert into profile_works (user_id, workspace_id, history_item_id, link_digest, place)
    select user_id, workspace_id, history_item_id, link_digest, place
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as chosen(user_id text, workspace_id text, history_item_id text, link_digest text, place int)`)
}

/** Writes the same of released works. */
export async function saveChosenPublishedWorks(
  ctx: TransactionContext,
  rows: readonly ChosenPublishedWorkRow[],
): Promise<void> {
  await ctx.db.run(sql`
    delete from profile_published_works where user_id = ${ctx.actor.userId} and workspace_id = ${ctx.workspaceId}`)
  await ctx.db.run(sql`
    insert into profile_published_works (user_id, workspace_id, work_id, chosen_at, place)
    select user_id, workspace_id, work_id, chosen_at, place
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as chosen(user_id text, workspace_id text, work_id text, chosen_at timestamptz, place int)`)
}

/** Forgets what somebody chose in a workspace. */
export async function removeChosenOf(
  ctx: TransactionContext,
  { userId, workspaceId }: Pick<ChosenRow, 'userId' | 'workspaceId'>,
): Promise<void> {
  await ctx.db.run(sql`delete from profile_voices where user_id = ${userId} and workspace_id = ${workspaceId}`)
  await ctx.db.run(sql`delete from profile_works where user_id = ${userId} and workspace_id = ${workspaceId}`)
  await ctx.db.run(sql`
    delete from profile_published_works where user_id = ${userId} and workspace_id = ${workspaceId}`)
}

type ChosenRow = { readonly userId: UserId; readonly workspaceId: ChosenVoiceRow['workspace_id'] }

/** Removes everything of somebody's profile but for their handles. */
export async function removeProfile(ctx: TransactionContext, userId: UserId): Promise<void> {
  await ctx.db.run(sql`delete from profile_voices where user_id = ${userId}`)
  await ctx.db.run(sql`delete from profile_works where user_id = ${userId}`)
  await ctx.db.run(sql`delete from profile_published_works where user_id = ${userId}`)
  await ctx.db.run(sql`delete from profiles where user_id = ${userId}`)
}

/** Selects the keys of all pictures. */
export const pictureKeys = sql`
  select 'profiles/' || user_id || '/' || picture || '.webp' as storage_key from profiles where picture is not null`
