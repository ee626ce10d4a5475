import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import type { DomainRow } from '../tables.ts'
import { settleDomain } from './check-domain.ts'
import { recordName } from './domain-record.ts'
import { findVerifiedDomain, listDomainsTriedBefore, lockDomains, noteTried } from './domain-store.ts'

const everyMs = 20 * 60 * 60 * 1000
const usualBatch = 500

/** Looks up the records of verified domains again, since a domain may have been sold. Returns how many it checked. */
export async function recheckDomains(ctx: With<'names'>, { batch = usualBatch } = {}): Promise<number> {
  const due = await listDomainsTriedBefore(ctx, new Date(ctx.now().getTime() - everyMs), batch)
  for (const domain of due) await recheck(ctx, domain)
  return due.length
}

/** Checks a verified domain again and settles its status; leaves it alone when DNS does not answer. */
async function recheck(ctx: With<'names'>, { id, domain }: DomainRow): Promise<void> {
  await noteTried(ctx, id)
  const asked = ctx.ports.names.listTexts(recordName(domain))
  const records = await asked.catch((error: unknown) => {
    ctx.log.warn({ err: error, domain }, 'a domain could not be checked')
    return undefined
  })
  if (!records) return
  await transaction(ctx, async (ctx) => {
    await lockDomains(ctx, domain)
    const current = await findVerifiedDomain(ctx, domain)
    if (current?.id === id) await settleDomain(ctx, current, records)
  })
}
