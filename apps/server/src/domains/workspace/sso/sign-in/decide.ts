import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import type { ErrorCode } from '#kernel/product.ts'
import type { With } from '#ports/ports.ts'
import { isStaffAddress } from '#identity/support-access/index.ts'
import { findUser, findUserByEmail } from '#users'
import { membershipOf } from '#workspaces'
import { findVerifiedDomain } from '../domains/domain-store.ts'
import { findRules } from '../rules/rules-store.ts'
import type { ProviderRow } from '../tables.ts'
import { domainOf } from './domain-of.ts'
import type { VouchedIdentity } from './identity.ts'
import { findLink } from './linking/link-store.ts'

/** What a trusted answer leads to. With `joins` the person becomes a member on the way. */
export type Decision =
  | { readonly kind: 'sign-in'; readonly userId: UserId; readonly joins: boolean }
  | { readonly kind: 'connect'; readonly userId: UserId }
  | { readonly kind: 'provision' }
  | { readonly kind: 'refuse'; readonly code: ErrorCode }

/**
 * Decides what a provider's answer leads to: the takeover rules in one place. A provider speaks for the domains its
 * workspace has proven, about accounts with such an address; an account not yet connected with it belongs to whoever
 * can sign in to it.
 */
export async function decide(
  ctx: With<'settings'>,
  provider: ProviderRow,
  identity: VouchedIdentity,
): Promise<Decision> {
  const { workspace_id: workspaceId, id: providerId } = provider
  if (isStaffAddress(ctx.ports.settings, identity.email)) return refuse('sso_not_for_staff')
  if (!(await speaksFor(ctx, workspaceId, identity.email))) return refuse('sso_domain_not_allowed')
  const link = await findLink(ctx, { providerId, subject: identity.subject })
  const user = link ? await findUser(ctx, link.user_id) : await findUserByEmail(ctx, identity.email)
  if (user && isStaffAddress(ctx.ports.settings, user.email)) return refuse('sso_not_for_staff')
  if (user && !(await speaksFor(ctx, workspaceId, user.email))) return refuse('sso_domain_not_allowed')
  const membership = user && (await membershipOf(ctx, user.id, workspaceId))
  if (membership?.is_locked) return refuse('sso_member_locked')
  if (!membership && !(await mayJoin(ctx, workspaceId, user === undefined))) return refuse('sso_not_provisioned')
  if (!user) return { kind: 'provision' }
  return link
    ? { kind: 'sign-in', userId: user.id, joins: membership === undefined }
    : { kind: 'connect', userId: user.id }
}

const refuse = (code: ErrorCode): Decision => ({ kind: 'refuse', code })

/** Throws the error of a decision to refuse, and returns any other. */
export function assertAllowed<D extends Decision>(decision: D): Exclude<D, { kind: 'refuse' }> {
  if (decision.kind === 'refuse') throw new AppError(decision.code)
  return decision as Exclude<D, { kind: 'refuse' }>
}

async function speaksFor(ctx: Context, workspaceId: WorkspaceId, email: string): Promise<boolean> {
  const domain = await findVerifiedDomain(ctx, domainOf(email))
  return domain?.workspace_id === workspaceId
}

/**
 * Decides whether somebody may become a member by provisioning. It opens no accounts where the operator has closed
 * sign-up.
 */
export async function mayJoin(
  ctx: With<'settings'>,
  workspaceId: WorkspaceId,
  needsAccount: boolean,
): Promise<boolean> {
  if (needsAccount && ctx.ports.settings.signUp === 'closed') return false
  const rules = await findRules(ctx, workspaceId)
  return rules.provisioning_enabled_at !== null
}
