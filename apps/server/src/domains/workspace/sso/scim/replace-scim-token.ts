import { writeAudit } from '#kernel/audit.ts'
import type { TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { assertMayLetIn } from '../may-let-in.ts'
import { updateScimToken } from './scim-token-store.ts'

/**
 * Replaces or removes the hash of a provider's token. Reports an unknown provider first, to everybody alike; a refusal
 * afterwards rolls the change back.
 */
export async function replaceScimToken(
  ctx: TransactionContext,
  id: string,
  tokenHash: string | null,
  action: 'sso.scim-token-issued' | 'sso.scim-token-revoked',
): Promise<void> {
  if (!(await updateScimToken(ctx, id, tokenHash))) throw new AppError('identity_provider_not_found')
  assertMayLetIn(ctx.actor)
  await writeAudit(ctx, { action, target: { kind: 'identity-provider', id } })
}
