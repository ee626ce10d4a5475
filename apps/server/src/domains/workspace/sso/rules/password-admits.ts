import type { UserId } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'

import { membershipOf } from '#workspaces'
import { findVerifiedDomain } from '../domains/domain-store.ts'
import { findPendingLink } from '../sign-in/attempt-store.ts'
import { browserSecret } from '../sign-in/browser-cookie.ts'
import { domainOf } from '../sign-in/domain-of.ts'
import { usableProviders } from '../sign-in/find-sso-provider.ts'
import { hashOf } from '../sign-in/hash-of.ts'
import { findRules } from './rules-store.ts'

/**
 * Decides whether a correct password lets somebody in. It does not where their workspace requires single sign-on and
 * they could use it. The owner always keeps a way in, as does somebody who came from there to connect their account.
 */
export async function passwordAdmits(
  ctx: Context,
  { userId, email }: { readonly userId: UserId; readonly email: string },
): Promise<boolean> {
  const domain = await findVerifiedDomain(ctx, domainOf(email))
  if (!domain) return true
  const { workspace_id: workspaceId } = domain
  const rules = await findRules(ctx, workspaceId)
  if (rules.enforced_at === null) return true
  const membership = await membershipOf(ctx, userId, workspaceId)
  if (!membership || membership.is_owner) return true
  if ((await usableProviders(ctx, workspaceId)).length === 0) return true
  const secret = browserSecret(ctx)
  const pending = secret === undefined ? undefined : await findPendingLink(ctx, hashOf(secret))
  return pending?.user_id === userId
}
