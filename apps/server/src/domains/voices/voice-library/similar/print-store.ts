import type { VoiceId } from '@vireo/contracts/kit'
import type { Voiceprint } from '@vireo/engines'
import sql, { empty, raw } from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { sharedVoiceColumns } from '../shared-voice-store.ts'
import type { SharedVoiceRow } from '../tables.ts'

export type NearShared = SharedVoiceRow & { readonly distance: number }

export type Nearness = {
  readonly print: Voiceprint
  readonly limit: number
  /** Voices that the operator blocked. */
  readonly except: readonly string[]
}

/** How many prints of unlisted voices may turn up while one is being measured. */
const unlistedMax = 20

/** Lists the published voices that sound most like a print, the nearest first, by a walk through the index. */
export function listNearest(ctx: Context, { print, limit, except }: Nearness): Promise<NearShared[]> {
  const near = sql`print <-> cube(${print.vector}::float8[])`
  return ctx.db.many(sql`
    select ${sharedVoiceColumns}, near.distance from (
      select voice_id, ${near} as distance from voice_prints where print is not null
      order by ${near} limit ${limit + except.length + unlistedMax}) near
    join shared_voices using (voice_id)
    where is_listed and voice_id <> all(${except}::text[])
    order by near.distance, voice_id limit ${limit}`)
}

/** Lists published voices after an id that nobody has listened to yet. */
export function listUnmeasured(ctx: Context, after: string, limit: number): Promise<{ readonly voice_id: VoiceId }[]> {
  return ctx.db.many(sql`
    select voice_id from shared_voices v
    where is_listed and voice_id > ${after} and not exists (select from voice_prints p where p.voice_id = v.voice_id)
    order by voice_id limit ${limit}`)
}

export type Measured = {
  readonly voiceId: VoiceId
  /** The version that was listened to. */
  readonly version: string
  /** The print; undefined where nobody was heard. */
  readonly print: Voiceprint | undefined
}

/** Saves the print of a voice in place of any before. */
export async function savePrint(ctx: TransactionContext, { voiceId, version, print }: Measured): Promise<void> {
  const value = print ? sql`cube(${print.vector}::float8[])` : raw('null')
  await ctx.db.run(sql`
    insert into voice_prints (voice_id, version, print, created_at)
    values (${voiceId}, ${version}, ${value}, ${ctx.now()})
    on conflict (voice_id) do update set version = excluded.version, print = excluded.print,
      created_at = excluded.created_at`)
}

/** Deletes the prints of a voice; returns whether there were any. */
export async function deletePrints(ctx: TransactionContext, voiceIds: readonly VoiceId[]): Promise<boolean> {
  const gone = await ctx.db.many(sql`
    delete from voice_prints where voice_id = any(${voiceIds}::text[]) returning voice_id`)
  return gone.length > 0
}

/** Deletes the print of a voice that is not listed any more, or those of all such voices. */
export async function deleteUnlistedPrints(ctx: Context, voiceId?: VoiceId): Promise<void> {
  const which = voiceId === undefined ? empty : sql`and v.voice_id = ${voiceId}`
  await ctx.db.run(sql`
    delete from voice_prints p using shared_voices v where v.voice_id = p.voice_id and not v.is_listed ${which}`)
}
