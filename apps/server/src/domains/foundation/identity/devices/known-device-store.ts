import type { UserId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'

/** Records a device of a user. Returns true when it is new and not their first. */
export async function upsertDevice(ctx: Context, userId: UserId, device: string): Promise<boolean> {
  const { is_new: isNew } = await ctx.db.one<{ is_new: boolean }>(sql`
    with noted as (
      insert into known_devices (user_id, device, last_seen_at) values (${userId}, ${device}, ${ctx.now()})
      on conflict (user_id, device) do update set last_seen_at = excluded.last_seen_at)
    select count(*) > 0 and count(*) filter (where device = ${device}) = 0 as is_new
    from known_devices where user_id = ${userId}`)
  return isNew
}

/** Lists the browsers a user has signed in with, for the copy of their data. */
export function listDevicesOf(ctx: Context, userId: UserId): Promise<Record<string, unknown>[]> {
  return ctx.db.many(sql`select device, last_seen_at from known_devices where user_id = ${userId} order by device`)
}
