import type { Context } from '#kernel/context.ts'
import type { auditEndpoints } from '@vireo/contracts/audit'
import type { Input } from '@vireo/contracts/kit'
import { writeAudit } from '#kernel/audit.ts'
import { type ByteAnswer, pour } from '#kernel/byte-stream.ts'
import { csvLine } from '#kernel/formats/csv-line.ts'
import { transaction } from '#kernel/transaction.ts'
import { assertEnterpriseFeature } from '#workspaces'
import { findEntries } from './audit-entry-store.ts'
import { type LoggedAct, withActors } from './list-entries.ts'
import { presentEntry } from './present-entry.ts'

const blockSize = 500

const headings = ['sequence', 'time', 'action', 'actor_kind', 'actor_id', 'actor_email', 'api_key_id', 'session_id']
const moreHeadings = ['target_kind', 'target_id', 'details', 'address', 'user_agent', 'request_id', 'id', 'digest']

/**
 * Streams the audit log, or what a filter leaves of it, newest first, as CSV or JSON lines. The export itself is
 * written down first.
 */
export async function exportEntries(ctx: Context, input: Input<typeof auditEndpoints.export>): Promise<ByteAnswer> {
  await assertEnterpriseFeature(ctx)
  const { format, ...filter } = input
  await transaction(ctx, (ctx) => writeAudit(ctx, { action: 'audit.log-exported', details: { format } }))
  const day = ctx.now().toISOString().slice(0, 10)
  return {
    contentType: format === 'csv' ? 'text/csv; charset=utf-8' : 'application/x-ndjson',
    headers: { 'content-disposition': `attachment; filename="audit-log-${day}.${format}"` },
    send: (sink) => pour(blocks(ctx, filter, format), sink),
  }
}

async function* blocks(
  ctx: Context,
  filter: Parameters<typeof findEntries>[1],
  format: 'csv' | 'jsonl',
): AsyncIterable<Uint8Array> {
  if (format === 'csv') yield Buffer.from(csvLine([...headings, ...moreHeadings]))
  for (let before: string | undefined; ;) {
    const rows = await findEntries(ctx, filter, before, blockSize)
    const acts = await withActors(ctx, rows)
    const lines = acts.map((act) => (format === 'csv' ? asCsv(act) : `${JSON.stringify(presentEntry(act))}\n`))
    if (lines.length > 0) yield Buffer.from(lines.join(''))
    before = rows.at(-1)?.id
    if (rows.length < blockSize) return
  }
}

function asCsv({ row, actor }: LoggedAct): string {
  return csvLine([
    row.sequence,
    row.created_at.toISOString(),
    row.action,
    row.actor_kind,
    row.actor_id,
    actor?.email ?? null,
    row.api_key_id,
    row.session_id,
    row.target_kind,
    row.target_id,
    JSON.stringify(row.details),
    row.address,
    row.user_agent,
    row.request_id,
    row.id,
    row.digest,
  ])
}
