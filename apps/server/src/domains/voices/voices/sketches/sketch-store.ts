import type { VoiceId } from '@vireo/contracts/kit'
import type { VoiceTraits } from '@vireo/engines'
import sql from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'

/** What is drawn of a voice of a workspace. */
export type SketchRow = {
  readonly voice_id: VoiceId
  /** What its picture was drawn from before it was this voice; null is its id. */
  readonly seed: string | null
  readonly traits: VoiceTraits | null
  /** The version of the sound that the traits are of. */
  readonly traits_version: string | null
  readonly peaks: readonly number[] | null
  readonly duration_ms: number | null
  /** When it is to be listened to, because nobody did or because it sounds different now. */
  readonly due_at: Date | null
}

/** What is shown of it: with the picture that people gave the voice, or else its original. */
export type ShownSketch = SketchRow & { readonly picture: string | null; readonly picture_of: VoiceId | null }

/** Finds the sketches of voices of any workspace, by voice: with one question for a page as for one. */
export async function findSketches(ctx: Context, ids: readonly VoiceId[]): Promise<ReadonlyMap<string, ShownSketch>> {
  if (ids.length === 0) return new Map()
  const rows = await ctx.db.many<ShownSketch>(sql`
    select s.voice_id, s.seed, s.traits, s.traits_version, s.peaks, s.duration_ms, s.due_at,
      coalesce(s.picture, o.picture) as picture, case when s.picture is null then o.voice_id else s.voice_id end as picture_of
    from voice_sketches s join voices v on v.id = s.voice_id left join voice_sketches o on o.voice_id = v.copied_from
    where s.voice_id = any(${[...ids]})`)
  return new Map(rows.map((row) => [row.voice_id, row]))
}

/** Inserts the sketch of a new voice. */
export async function insertSketch(ctx: TransactionContext, row: SketchRow): Promise<void> {
  await ctx.db.run(sql`
    insert into voice_sketches (voice_id, seed, traits, traits_version, peaks, duration_ms, due_at)
    values (${row.voice_id}, ${row.seed}, ${row.traits && JSON.stringify(row.traits)}::jsonb, ${row.traits_version},
      ${row.peaks}, ${row.duration_ms}, ${row.due_at})`)
}

/** Updates what was heard of a voice; there is nothing more to be learned. */
export async function saveHeard(
  ctx: TransactionContext,
  heard: Pick<SketchRow, 'voice_id' | 'traits' | 'traits_version' | 'peaks' | 'duration_ms'>,
): Promise<void> {
  await ctx.db.run(sql`
    update voice_sketches set traits = ${heard.traits && JSON.stringify(heard.traits)}::jsonb,
      traits_version = ${heard.traits_version}, peaks = ${heard.peaks}, duration_ms = ${heard.duration_ms}, due_at = null
    where voice_id = ${heard.voice_id}`)
}

/** Updates when a voice is to be listened to; null is never. */
export async function updateDue(ctx: TransactionContext, voiceId: VoiceId, dueAt: Date | null): Promise<void> {
  await ctx.db.run(sql`update voice_sketches set due_at = ${dueAt} where voice_id = ${voiceId}`)
}

/** Lists voices that are to be listened to, those waiting longest first. */
export function listDue(ctx: Context, limit: number): Promise<SketchRow[]> {
  return ctx.db.many(sql`
    select voice_id, seed, traits, traits_version, peaks, duration_ms, due_at from voice_sketches
    where due_at <= ${ctx.now()} order by due_at, voice_id limit ${limit}`)
}
