import { writeAudit } from '#kernel/audit.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { type DomainRow, judgeDomain, recordName } from '#sso'
import { forgetProven } from './proven-hosts.ts'
import { holdDomain, listDomains, saveDomain } from './domain-store.ts'

/**
 * Looks up the record that proves a domain, and answers what it says. Throws `domain_verification_not_found`, and
 * `service_unavailable` when the name system does not answer, which proves nothing either way.
 */
export async function checkDomain(
  ctx: With<'names'>,
  { domain_id: id }: { readonly domain_id: string },
): Promise<DomainRow> {
  const known = (await listDomains(ctx)).find((row) => row.id === id)
  if (!known) throw new AppError('domain_verification_not_found')
  const records = await ctx.ports.names.listTexts(recordName(known.domain)).catch((error: unknown) => {
    throw new AppError('service_unavailable', {
      message: 'The name system did not answer. Please try again in a moment.',
      cause: error,
    })
  })
  return transaction(ctx, async (ctx) => {
    const before = await holdDomain(ctx, id)
    if (!before) throw new AppError('domain_verification_not_found')
    const after = { ...judgeDomain(before, records, ctx.now()), checked_at: ctx.now() }
    await saveDomain(ctx, after)
    ctx.afterCommit(forgetProven)
    if (after.status !== before.status)
      await writeAudit(ctx, {
        action: `audio-native.domain-${after.status}`,
        target: { kind: 'domain', id },
        details: { domain: after.domain, name: after.domain },
      })
    return after
  })
}
