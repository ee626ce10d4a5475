import type { Input } from '@vireo/contracts/kit'
import type { ssoEndpoints } from '@vireo/contracts/sso'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { replaceScimToken } from './replace-scim-token.ts'

/** Revokes a provider's token, which then removes nobody from the workspace any more. */
export function revokeScimToken(
  ctx: Context,
  { identity_provider_id: id }: Input<typeof ssoEndpoints.revokeScimToken>,
): Promise<void> {
  return transaction(ctx, (ctx) => replaceScimToken(ctx, id, null, 'sso.scim-token-revoked'))
}
