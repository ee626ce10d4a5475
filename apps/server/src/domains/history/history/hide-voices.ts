import type { Context } from '#kernel/context.ts'
import { seesEverything } from '#resources'
import { voicesHiddenFrom } from './hooks.ts'
import type { HistoryRow } from './tables.ts'

/** Removes the voice from items where the caller may not see it; asks once for all of them. */
export async function hideVoices(ctx: Context, rows: readonly HistoryRow[]): Promise<readonly HistoryRow[]> {
  const ids = new Set(rows.flatMap(voicesOf))
  if (ids.size === 0 || seesEverything(ctx.actor)) return rows
  const hidden = await ctx.hooks.ask(voicesHiddenFrom, ctx, [...ids])
  return hidden.size === 0
    ? rows
    : rows.map((row) => (voicesOf(row).some((id) => hidden.has(id)) ? masked(row, hidden) : row))
}

function voicesOf({ voice_id: id, dialogue }: HistoryRow): string[] {
  return [...(id === null ? [] : [id]), ...(dialogue ?? []).map((line) => line.voice_id)]
}

function masked(row: HistoryRow, hidden: ReadonlySet<string>): HistoryRow {
  const isHidden = row.voice_id !== null && hidden.has(row.voice_id)
  return {
    ...row,
    ...(isHidden && { voice_id: null, voice_name: null, voice_category: null }),
    dialogue:
      row.dialogue &&
      row.dialogue.map((line) => (hidden.has(line.voice_id) ? { ...line, voice_id: '', voice_name: '' } : line)),
  }
}
