import type { Context } from '#kernel/context.ts'
import { forgetNamed } from '../content/page-store.ts'

const hourMs = 60 * 60 * 1000
/** Longer than anything is tried again; until then nobody has it looked up anew. */
const refusedMs = 6 * hourMs
const waitingMs = 30 * 24 * hourMs
/** Whether it still says the same is looked up when somebody visits it after that. */
const aliasMs = 7 * 24 * hourMs

/** Forgets what visitors named and nobody let in, so that what strangers make up does not pile up. */
export async function tendPages(ctx: Context): Promise<void> {
  const before = (ms: number) => new Date(ctx.now().getTime() - ms)
  await forgetNamed(ctx, { refused: before(refusedMs), waiting: before(waitingMs), alias: before(aliasMs) })
}
