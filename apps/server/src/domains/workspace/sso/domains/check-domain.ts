import type { Input } from '@vireo/contracts/kit'
import type { ssoEndpoints } from '@vireo/contracts/sso'
import { writeAudit } from '#kernel/audit.ts'
import type { TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { requireFeature } from '../require-feature.ts'
import type { DomainRow } from '../tables.ts'
import { judgeDomain, type JudgedDomain, recordName } from './domain-record.ts'
import { findDomain, findVerifiedDomain, lockDomains, updateDomainState } from './domain-store.ts'

/**
 * Looks up the record that proves a domain and returns the domain with its new status. Throws
 * `domain_verification_not_found`, and `domain_taken` while another workspace holds it.
 */
export async function checkDomain(
  ctx: With<'names'>,
  { domain_verification_id: id }: Input<typeof ssoEndpoints.checkDomainVerification>,
): Promise<DomainRow> {
  const known = await findDomain(ctx, id)
  if (!known) throw new AppError('domain_verification_not_found')
  await requireFeature(ctx)
  const records = await readRecords(ctx, known.domain)
  return transaction(ctx, async (ctx) => {
    await lockDomains(ctx, known.domain)
    const domain = await findDomain(ctx, id)
    if (!domain) throw new AppError('domain_verification_not_found')
    return settleDomain(ctx, domain, records)
  })
}

/**
 * Reads the TXT records that could prove a domain. Throws `service_unavailable` when DNS does not answer, which proves
 * nothing either way.
 */
export async function readRecords(ctx: With<'names'>, domain: string): Promise<readonly string[]> {
  try {
    return await ctx.ports.names.listTexts(recordName(domain))
  } catch (error) {
    throw new AppError('service_unavailable', {
      message: 'The name system did not answer. Please try again in a moment.',
      cause: error,
    })
  }
}

/**
 * Stores the status that a domain's records give it. A domain held by another workspace changes hands if that
 * workspace's record is gone; otherwise throws `domain_taken`.
 */
export async function settleDomain(
  ctx: TransactionContext,
  before: DomainRow,
  records: readonly string[],
): Promise<DomainRow> {
  const after = judgeDomain(before, records, ctx.now())
  if (after.status === 'verified') await takeOver(ctx, before, records)
  await updateDomainState(ctx, after)
  if (after.status !== before.status) await writeDown(ctx, after)
  return { ...after, checked_at: ctx.now() }
}

async function takeOver(ctx: TransactionContext, { domain, id }: DomainRow, records: readonly string[]): Promise<void> {
  const holder = await findVerifiedDomain(ctx, domain)
  if (!holder || holder.id === id) return
  if (records.includes(holder.record_value)) throw new AppError('domain_taken')
  const lost: JudgedDomain = { ...holder, status: 'failed', verified_at: null, missing_since: null }
  await updateDomainState(ctx, lost)
  await writeDown(ctx, lost)
}

async function writeDown(ctx: TransactionContext, { id, domain, status, workspace_id: workspaceId }: JudgedDomain) {
  const target = { kind: 'domain', id }
  await writeAudit(ctx, { action: `sso.domain-${status}`, target, workspaceId, details: { domain } })
}
