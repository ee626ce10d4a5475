import type { Input } from '@vireo/contracts/kit'
import type { ssoEndpoints } from '@vireo/contracts/sso'
import { writeAudit } from '#kernel/audit.ts'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { chance } from '../sign-in/attempt-secrets.ts'
import { hashOf } from '../sign-in/hash-of.ts'
import { assertMayLetIn } from '../may-let-in.ts'
import { requireFeature } from '../require-feature.ts'
import { updateScimToken } from './scim-token-store.ts'

const scimTokenPrefix = 'scim_'

/** Makes the token with which a provider says who has left; the one before it ends. Only its hash is kept. */
export async function issueScimToken(
  ctx: With<'settings'>,
  { identity_provider_id: id }: Input<typeof ssoEndpoints.issueScimToken>,
): Promise<{ readonly token: string; readonly base_url: string }> {
  const token = `${scimTokenPrefix}${chance()}`
  await transaction(ctx, async (ctx) => {
    await replace(ctx, id, hashOf(token), 'sso.scim-token-issued')
    await requireFeature(ctx)
  })
  return { token, base_url: new URL('/scim/v2', ctx.ports.settings.publicUrl).href }
}

/** Ends a provider's token: it takes nobody out of the workspace any more. */
export function revokeScimToken(
  ctx: Context,
  { identity_provider_id: id }: Input<typeof ssoEndpoints.revokeScimToken>,
): Promise<void> {
  return transaction(ctx, (ctx) => replace(ctx, id, null, 'sso.scim-token-revoked'))
}

/** That there is no such provider is said first, to everybody alike; a refusal takes the change back. */
async function replace(
  ctx: TransactionContext,
  id: string,
  tokenHash: string | null,
  action: 'sso.scim-token-issued' | 'sso.scim-token-revoked',
): Promise<void> {
  if (!(await updateScimToken(ctx, id, tokenHash))) throw new AppError('identity_provider_not_found')
  assertMayLetIn(ctx.actor)
  await writeAudit(ctx, { action, target: { kind: 'identity-provider', id } })
}
