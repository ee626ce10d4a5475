import type { HistoryItemId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import { isFound } from './sound-store.ts'
import type { MadeFacts, SharedSoundId } from './tables.ts'

/** Writes down what is heard of a sound that was made, beside its item. */
export async function insertPrint(ctx: Context, itemId: HistoryItemId, print: readonly number[]): Promise<void> {
  await ctx.db.run(sql`
    insert into sound_prints (history_item_id, workspace_id, print) values (${itemId}, ${ctx.workspaceId}, ${print})
    on conflict (history_item_id) do nothing`)
}

/** Finds what is heard of a sound of the caller's workspace; undefined where nobody wrote it down. */
export async function findPrint(ctx: Context, itemId: HistoryItemId): Promise<readonly number[] | undefined> {
  const row = await ctx.db.maybe<{ print: readonly number[] }>(sql`
    select print from sound_prints where history_item_id = ${itemId} and workspace_id = ${ctx.workspaceId}`)
  return row?.print
}

/** Writes what is known of a sound of the house once it is made. */
export async function saveFacts(
  ctx: Context,
  id: SharedSoundId,
  { durationMs, peaks, print }: MadeFacts,
): Promise<void> {
  await ctx.db.run(sql`
    update shared_sounds set duration_ms = ${durationMs}, peaks = ${JSON.stringify(peaks)}::jsonb, print = ${print}
    where id = ${id}`)
}

/** Writes where a sound lies along each direction. */
export async function savePlaces(ctx: Context, id: SharedSoundId, places: readonly number[]): Promise<void> {
  await ctx.db.run(sql`
    insert into shared_sound_places (sound_id, axis, place)
    select ${id}, axis - 1, place from unnest(${places}::real[]) with ordinality as given (place, axis)
    on conflict (sound_id, axis) do update set place = excluded.place`)
}

export type Candidate = { readonly id: SharedSoundId; readonly print: readonly number[] }

/**
 * Finds sounds that lie near a place on any of its directions: so many on either side of each, however many sounds there
 * are. What sounds alike is near on all of them: in a library of some hundreds hardly anything is missed, the larger it is, the more.
 */
export function listNear(
  ctx: Context,
  places: readonly number[],
  { perSide, except }: { readonly perSide: number; readonly except: readonly string[] },
): Promise<Candidate[]> {
  return ctx.db.many(sql`
    select s.id, s.print from shared_sounds s
    where ${isFound} and s.print is not null and not s.id = any(${except}::text[]) and s.id in (
      select near.sound_id
      from unnest(${places}::real[]) with ordinality as given (place, axis), lateral (
        (select sound_id from shared_sound_places p
         where p.axis = given.axis - 1 and p.place >= given.place order by p.place, p.sound_id limit ${perSide})
        union all
        (select sound_id from shared_sound_places p
         where p.axis = given.axis - 1 and p.place < given.place order by p.place desc, p.sound_id desc
         limit ${perSide})
      ) near)`)
}
