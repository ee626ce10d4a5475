import { type Context, system } from '#kernel/context.ts'
import { listLostEditions } from './edition-store.ts'
import { finishEdition } from './finish-edition.ts'

/** Longer than it takes until the job of an edition that was just begun is seen. */
const graceMs = 10 * 60_000

/**
 * Ends editions that nobody makes any more: their job was killed too often, or its time was up. Whoever released one reads that it
 * failed, and begins another.
 */
export async function failLostEditions(ctx: Context): Promise<{ failed: number }> {
  const lost = await listLostEditions(ctx, new Date(ctx.now().getTime() - graceMs))
  for (const edition of lost)
    await finishEdition({ ...ctx, actor: system, workspaceId: edition.workspace_id }, edition, 'service_unavailable')
  return { failed: lost.length }
}
