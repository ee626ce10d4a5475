import type { VoiceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { defineRead, readRow } from '#kernel/database/gather.ts'

export type VoiceCounts = {
  readonly voices: number
  readonly professional: number
  /** In the credit period. */
  readonly addsAndEdits: number
}

/** Makes whoever else adds or edits a voice of this workspace wait until this transaction ends. */
export async function lockVoicesOf(ctx: TransactionContext): Promise<void> {
  await ctx.db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`voices:${ctx.workspaceId}`}, 0))`)
}

type CountedRow = VoiceCounts & { readonly periodStartsAt: Date | null }

const counted = defineRead<CountedRow>({
  name: 'voicesCounted',
  select: (ids) => sql`
    select w.key, v.voices, v.professional, coalesce(c.adds_and_edits, 0) as "addsAndEdits",
      c.period_starts_at as "periodStartsAt"
    from unnest(${ids}::text[]) as w (key)
    cross join lateral (
      select count(*)::int as voices,
        (count(*) filter (where category = 'professional' and copied_from is null))::int as professional
      from voices where workspace_id = w.key) v
    left join lateral (
      select adds_and_edits, period_starts_at from voice_counts
      where workspace_id = w.key order by period_starts_at desc limit 1) c on true`,
  staleMsMax: 250,
  instants: ['periodStartsAt'],
})

/**
 * Reads how many voices the caller's workspace has, and how many it added and edited in the last period in which it
 * did; may be a moment old.
 */
export async function describeCounts(ctx: Context): Promise<CountedRow> {
  const row = await readRow(ctx, counted, ctx.workspaceId)
  return row ?? { voices: 0, professional: 0, addsAndEdits: 0, periodStartsAt: null }
}

/** Counts the voices of the caller's workspace, and what it added and edited in the period that began then. */
export function countVoices(ctx: Context, periodStartsAt: Date): Promise<VoiceCounts> {
  return ctx.db.one(sql`
    select count(*) as "voices", count(*) filter (where category = 'professional' and copied_from is null) as "professional",
      coalesce((select adds_and_edits from voice_counts
        where workspace_id = ${ctx.workspaceId} and period_starts_at = ${periodStartsAt}), 0) as "addsAndEdits"
    from voices where workspace_id = ${ctx.workspaceId}`)
}

/** Counts one more voice added or edited in a period. */
export async function countAddOrEdit(ctx: TransactionContext, periodStartsAt: Date): Promise<void> {
  await ctx.db.run(sql`
    insert into voice_counts (workspace_id, period_starts_at, adds_and_edits)
    values (${ctx.workspaceId}, ${periodStartsAt}, 1)
    on conflict (workspace_id, period_starts_at) do update set adds_and_edits = voice_counts.adds_and_edits + 1`)
}

/** Counts the copies of a shared voice in all workspaces. */
export async function countCopies(ctx: Context, voiceId: VoiceId): Promise<number> {
  const { count } = await ctx.db.one<{ count: number }>(sql`select count(*) from voices where copied_from = ${voiceId}`)
  return count
}
