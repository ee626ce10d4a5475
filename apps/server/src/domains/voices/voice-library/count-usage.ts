import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { charactersSpoken } from '#usage'
import { addUpUsage, findLastCountedDay, listCopiesAfter, saveDay } from './usage-store.ts'

const dayMs = 24 * 3_600_000
const batchSize = 1000
/** The most days that are counted after a pause; nobody is charged by them. */
const daysMax = 31

/**
 * Counts what was really spoken with copies of published voices: what workspaces were charged for, from the day that
 * was counted last until now, and from the day before at the least.
 */
export async function countUsage(ctx: Context): Promise<{ days: number }> {
  const today = Math.floor(ctx.now().getTime() / dayMs) * dayMs
  const last = (await findLastCountedDay(ctx))?.getTime() ?? today
  const first = Math.max(Math.min(last, today) - dayMs, today - daysMax * dayMs)
  let days = 0
  for (let at = first; at <= today; at += dayMs, days++) {
    const characters = await countDay(ctx, new Date(at))
    if (characters.size > 0) await transaction(ctx, (ctx) => saveDay(ctx, new Date(at), characters))
  }
  await transaction(ctx, (ctx) => addUpUsage(ctx))
  return { days }
}

async function countDay(ctx: Context, day: Date): Promise<ReadonlyMap<string, number>> {
  const scope = { from: day, until: new Date(day.getTime() + dayMs) }
  const characters = new Map<string, number>()
  let after = ''
  for (;;) {
    const copies = await listCopiesAfter(ctx, after, batchSize)
    const originals = new Map(copies.map((copy) => [copy.copy_voice_id, copy.original_voice_id]))
    const spoken = await charactersSpoken(ctx, {
      ...scope,
      workspaceIds: [...new Set(copies.map((copy) => copy.workspace_id))],
      voiceIds: [...originals.keys()],
    })
    for (const { voice_id: copyId, characters: count } of spoken) {
      const original = originals.get(copyId) ?? ''
      characters.set(original, (characters.get(original) ?? 0) + count)
    }
    const lastCopy = copies.at(-1)
    if (!lastCopy || copies.length < batchSize) return characters
    after = lastCopy.copy_voice_id
  }
}
