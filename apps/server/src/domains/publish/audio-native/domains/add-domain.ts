import type { audioNativeEndpoints } from '@vireo/contracts/audio-native'
import { audioNativeLimits } from '@vireo/contracts/audio-native'
import type { Input } from '@vireo/contracts/kit'
import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { AppError, invariant } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { type DomainRow, makeRecordValue } from '#sso'
import { assertHasAudioNative } from '../policy.ts'
import { holdDomain, insertDomain, listDomains, lockDomainsOf } from './domain-store.ts'

/** Adds a domain that the workspace has yet to prove. Throws `domain_already_added` and `domain_limit_reached`. */
export async function addDomain(
  ctx: Context,
  { domain }: Input<typeof audioNativeEndpoints.addDomain>,
): Promise<DomainRow> {
  await assertHasAudioNative(ctx)
  return transaction(ctx, async (ctx) => {
    await lockDomainsOf(ctx)
    if ((await listDomains(ctx)).length >= audioNativeLimits.domainsMax) throw new AppError('domain_limit_reached')
    const id = ctx.newId('audioNativeDomain')
    if (!(await insertDomain(ctx, { id, domain, record_value: makeRecordValue() })))
      throw new AppError('domain_already_added', { param: 'domain' })
    await writeAudit(ctx, {
      action: 'audio-native.domain-added',
      target: { kind: 'domain', id },
      details: { domain, name: domain },
    })
    const added = await holdDomain(ctx, id)
    invariant(added, 'what was inserted is there')
    return added
  })
}
