import type { Input } from '@vireo/contracts/kit'
import type { ssoEndpoints } from '@vireo/contracts/sso'
import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { requireFeature } from '../require-feature.ts'
import type { DomainRow } from '../tables.ts'
import { makeRecordValue } from './domain-record.ts'
import { insertDomain, listDomains, lockDomains } from './domain-store.ts'

const domainsMax = 50

/**
 * Adds a domain that the workspace has yet to prove. Others may add the same one: it belongs to whoever proves it
 * first.
 */
export async function addDomain(
  ctx: Context,
  { domain }: Input<typeof ssoEndpoints.addDomainVerification>,
): Promise<DomainRow> {
  await requireFeature(ctx)
  return transaction(ctx, async (ctx) => {
    await lockDomains(ctx, ctx.workspaceId)
    if ((await listDomains(ctx)).length >= domainsMax) throw new AppError('domain_limit_reached')
    const id = ctx.newId('domainVerification')
    const added = await insertDomain(ctx, { id, domain, record_value: makeRecordValue() })
    if (!added) throw new AppError('domain_already_added', { param: 'domain' })
    await writeAudit(ctx, { action: 'sso.domain-added', target: { kind: 'domain', id }, details: { domain } })
    return added
  })
}
