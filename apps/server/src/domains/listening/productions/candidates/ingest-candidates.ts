import type { Input } from '@vireo/contracts/kit'
import type { CandidateResults, productionsEndpoints } from '@vireo/contracts/productions'
import { requireOperator } from '#identity/support-access/index.ts'
import { enqueue } from '#jobs/enqueue.ts'
import { writeAudit } from '#kernel/audit.ts'
import { invariant } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { insertCandidates } from './candidate-store.ts'
import { inviteCandidatesJob } from './invite-candidates-job.ts'
import { type ReadRow, readCandidates } from './read-candidates.ts'

/**
 * Takes in a list of candidates, and has those written to whom nobody wrote to before. All of them or, where the list is no list,
 * none. Throws what the contract names.
 */
export async function ingestCandidates(
  ctx: With<'settings'>,
  { files }: Input<typeof productionsEndpoints.ingestCandidates>,
): Promise<CandidateResults> {
  await requireOperator(ctx)
  const [file] = files.file
  invariant(file, 'the file is required')
  const read = await readCandidates(file.path)
  return transaction(ctx, async (ctx) => {
    const named = read.flatMap((row) => ('candidate' in row ? [row.candidate] : []))
    const once = new Map(named.toReversed().map((candidate) => [candidate.email, candidate]))
    const created = await insertCandidates(ctx, [...once.values()])
    const results = resultsOf(read, created)
    if (created.size > 0) await enqueue(ctx, inviteCandidatesJob, {}, { dedupeKey: inviteCandidatesJob.name })
    const { created: invited, exists, refused } = results
    await writeAudit(ctx, {
      action: 'productions.candidates-ingested',
      target: { kind: 'candidates', id: file.sha256 },
      details: { created: invited, exists, refused },
    })
    return results
  })
}

/** Says of each row what became of it: who stands in the list twice is there the second time. Pure. */
export function resultsOf(read: readonly ReadRow[], created: ReadonlySet<string>): CandidateResults {
  const met = new Set<string>()
  const rows = read.map((row) => {
    if ('fault' in row) return { line: row.line, outcome: 'refused' as const, fault: row.fault }
    const isNew = created.has(row.candidate.email) && !met.has(row.candidate.email)
    met.add(row.candidate.email)
    return { line: row.line, outcome: isNew ? ('created' as const) : ('exists' as const), fault: null }
  })
  const count = (outcome: string) => rows.filter((row) => row.outcome === outcome).length
  return { created: count('created'), exists: count('exists'), refused: count('refused'), rows }
}
