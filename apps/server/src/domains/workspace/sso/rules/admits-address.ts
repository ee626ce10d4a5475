import type { UserId } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { membershipOf } from '#workspaces'
import { listVerifiedDomains } from '../domains/domain-store.ts'
import { hasSingleSignOn } from '../require-feature.ts'
import { domainOf } from '../sign-in/domain-of.ts'
import { listWorkspacesConnectedWith } from '../sign-in/linking/link-store.ts'

/**
 * Decides whether an account's address may change to this one. Members connected with an organisation stay within its
 * proven domains, beyond which its provider could not speak for them; the owner may choose any.
 */
export async function admitsAddress(
  ctx: Context,
  { userId, email }: { readonly userId: UserId; readonly email: string },
): Promise<boolean> {
  for (const workspaceId of await listWorkspacesConnectedWith(ctx, userId)) {
    const membership = await membershipOf(ctx, userId, workspaceId)
    if (!membership || membership.is_owner || !(await hasSingleSignOn(ctx, workspaceId))) continue
    const domains = await listVerifiedDomains(ctx, workspaceId)
    if (domains.length > 0 && !domains.includes(domainOf(email))) return false
  }
  return true
}
