import type { With } from '#ports/ports.ts'
import type { VisitEventRow } from '../tables.ts'
import { listToExport, markExported } from './export-store.ts'

const batchMax = 200
/** How many batches one run sends; the next one goes on. */
const batchesMax = 50

/**
 * Tells the analytics that the operator named what may leave, oldest first, as its capture API takes it. What is sent
 * twice has the same id. Throws where it is not taken, so that the job comes again.
 */
export async function exportEvents(ctx: With<'settings' | 'outbound'>, signal: AbortSignal): Promise<number> {
  const target = ctx.ports.settings.analyticsExport
  if (!target) return 0
  let sent = 0
  for (let batch = 0; batch < batchesMax; batch++) {
    const rows = await listToExport(ctx, batchMax)
    if (rows.length === 0) return sent
    const { status } = await ctx.ports.outbound.request(target.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ api_key: target.key, batch: rows.map(captured) }),
      maxBytes: 64 * 1024,
      cutsBody: true,
      signal,
    })
    if (status < 200 || status > 299) throw new Error(`the analytics answered ${status}`)
    await markExported(
      ctx,
      rows.map(({ id }) => id),
    )
    sent += rows.length
  }
  return sent
}

/** Writes an event as a capture: by a visitor who allowed it, or by nobody where the server itself noted it. */
function captured(row: VisitEventRow) {
  return {
    uuid: row.id,
    event: row.name,
    timestamp: row.happened_at.toISOString(),
    properties: {
      distinct_id: row.visitor_id ?? 'server',
      $process_person_profile: false,
      ...(row.path !== null && { path: row.path }),
      ...(row.source !== null && { source: row.source }),
      ...(row.country !== null && { country: row.country }),
    },
  }
}
