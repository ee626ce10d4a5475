import type { Context } from '#kernel/context.ts'
import { failLostReadings, forgetNamed } from '../content/page-store.ts'

const hourMs = 60 * 60 * 1000
/** Longer than anything is tried again; until then nobody has it looked up anew. */
const refusedMs = 6 * hourMs
const waitingMs = 30 * 24 * hourMs
/** Whether it still says the same is looked up when somebody visits it after that. */
const aliasMs = 7 * 24 * hourMs

/** Longer than a reading takes with all its attempts. */
const lostMs = 6 * hourMs

/**
 * Forgets what visitors named and nobody let in, so that what strangers make up does not pile up, and ends readings whose
 * job is gone: they are begun again by the next visit.
 */
export async function tendPages(ctx: Context): Promise<void> {
  const before = (ms: number) => new Date(ctx.now().getTime() - ms)
  await failLostReadings(ctx, before(lostMs), 'service_unavailable')
  await forgetNamed(ctx, { refused: before(refusedMs), waiting: before(waitingMs), alias: before(aliasMs) })
}
