import type { VoiceId, WorkspaceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'

/** Finds the picture of a voice of any workspace. */
export function findPicture(
  ctx: Context,
  voiceId: VoiceId,
): Promise<{ readonly picture: string; readonly workspace_id: WorkspaceId } | undefined> {
  return ctx.db.maybe(sql`
    select s.picture, v.workspace_id from voice_sketches s join voices v on v.id = s.voice_id
    where s.voice_id = ${voiceId} and s.picture is not null`)
}

/** Updates the picture of a voice that the caller holds; null is the one drawn. */
export async function updatePicture(ctx: TransactionContext, voiceId: VoiceId, picture: string | null): Promise<void> {
  await ctx.db.run(sql`
    insert into voice_sketches (voice_id, picture) values (${voiceId}, ${picture})
    on conflict (voice_id) do update set picture = excluded.picture`)
}

/** Lists the voices of a workspace that have a picture, for its export. */
export function listPicturesOf(
  ctx: Context,
  workspaceId: WorkspaceId,
): Promise<{ readonly voice_id: VoiceId; readonly picture: string }[]> {
  return ctx.db.many(sql`
    select s.voice_id, s.picture from voice_sketches s join voices v on v.id = s.voice_id
    where v.workspace_id = ${workspaceId} and s.picture is not null order by s.voice_id`)
}

/** Selects the keys of all pictures. */
export const pictureKeys = sql`
  select 'voices/' || v.workspace_id || '/' || v.id || '/picture/' || s.picture || '.webp' as storage_key
  from voice_sketches s join voices v on v.id = s.voice_id where s.picture is not null`
