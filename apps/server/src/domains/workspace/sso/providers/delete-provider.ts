import type { Input } from '@vireo/contracts/kit'
import type { ssoEndpoints } from '@vireo/contracts/sso'
import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { deleteProvider as removeProvider } from './provider-store.ts'

/** Deletes a provider with every connection of accounts to it; the accounts stay. */
export function deleteProvider(
  ctx: Context,
  { identity_provider_id: id }: Input<typeof ssoEndpoints.deleteIdentityProvider>,
): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const gone = await removeProvider(ctx, id)
    if (!gone) throw new AppError('identity_provider_not_found')
    const details = { kind: gone.kind, name: gone.name }
    await writeAudit(ctx, {
      action: 'sso.identity-provider-deleted',
      target: { kind: 'identity-provider', id },
      details,
    })
  })
}
