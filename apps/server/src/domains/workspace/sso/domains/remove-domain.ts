import type { Input } from '@vireo/contracts/kit'
import type { ssoEndpoints } from '@vireo/contracts/sso'
import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { deleteDomain } from './domain-store.ts'

/** Removes a domain. Works without the plan that it came with, too: nobody has to keep what they cannot use. */
export function removeDomain(
  ctx: Context,
  { domain_verification_id: id }: Input<typeof ssoEndpoints.removeDomainVerification>,
): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const gone = await deleteDomain(ctx, id)
    if (!gone) throw new AppError('domain_verification_not_found')
    const details = { domain: gone.domain, status: gone.status }
    await writeAudit(ctx, { action: 'sso.domain-removed', target: { kind: 'domain', id }, details })
  })
}
