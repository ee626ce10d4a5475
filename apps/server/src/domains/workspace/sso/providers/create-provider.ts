import type { Input } from '@vireo/contracts/kit'
import type { ssoEndpoints } from '@vireo/contracts/sso'
import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { AppError, invariant } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { lockDomains } from '../domains/domain-store.ts'
import { requireFeature } from '../require-feature.ts'
import type { ProviderRow } from '../tables.ts'
import { findOwnProvider, insertProvider, listProviders } from './provider-store.ts'

const providersMax = 10

/** Begins the set-up of a provider: it needs the addresses on our side before it can tell anything about itself. */
export async function createProvider(
  ctx: Context,
  { kind, name }: Input<typeof ssoEndpoints.createIdentityProvider>,
): Promise<ProviderRow> {
  await requireFeature(ctx)
  return transaction(ctx, async (ctx) => {
    await lockDomains(ctx, ctx.workspaceId)
    if ((await listProviders(ctx)).length >= providersMax) throw new AppError('identity_provider_limit_reached')
    const id = ctx.newId('identityProvider')
    await insertProvider(ctx, { id, kind, name })
    const target = { kind: 'identity-provider', id }
    await writeAudit(ctx, { action: 'sso.identity-provider-created', target, details: { kind, name } })
    const created = await findOwnProvider(ctx, id)
    invariant(created, 'what was just written can be read')
    return created
  })
}
