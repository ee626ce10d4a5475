import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { enterLinked, takeAddress } from '#identity/sign-in/index.ts'
import { sendMail } from '#mail'
import { findUser, languageFor, type UserRow } from '#users'
import { membershipOf } from '#workspaces'
import { findVerifiedDomain } from '../../domains/domain-store.ts'
import { isComplete } from '../../providers/provider-facts.ts'
import { findProvider } from '../../providers/provider-store.ts'
import { requireFeature } from '../../require-feature.ts'
import type { PendingLinkRow, ProviderRow } from '../../tables.ts'
import { findPendingLink, removePendingLink } from '../attempt-store.ts'
import { browserSecret } from '../browser-cookie.ts'
import { mayJoin } from '../decide.ts'
import { domainOf } from '../domain-of.ts'
import { connect, join } from '../enter.ts'
import { hashOf } from '../hash-of.ts'
import { linkedMail } from './linked-mail.ts'

/**
 * Connects the caller's account with the sign-in that their organisation has just vouched for in this browser: they
 * have proven to both sides who they are. Everything that held then has to hold still.
 */
export async function linkAccount(ctx: With<'accessTokens' | 'settings'>) {
  const { kind, userId, supportGrantId } = ctx.actor
  if (kind !== 'user' || supportGrantId !== undefined) throw new AppError('forbidden')
  const secret = browserSecret(ctx)
  const pending = secret === undefined ? undefined : await findPendingLink(ctx, hashOf(secret))
  if (secret === undefined || !pending) throw new AppError('sso_link_not_found')
  if (pending.user_id !== userId) throw new AppError('sso_other_account')
  const { provider, user, joins } = await stillHolds(ctx, pending)
  const { settings } = ctx.ports
  await transaction(ctx, async (ctx) => {
    if (!(await removePendingLink(ctx, hashOf(secret)))) throw new AppError('sso_link_not_found')
    if (user.email_verified_at === null && !(await takeAddress(ctx, { userId, email: user.email })))
      throw new AppError('sso_link_not_found')
    if (joins) await join(ctx, provider, userId)
    const terms = { refreshSealed: pending.refresh_sealed, vouchedUntil: pending.vouched_until }
    await connect(ctx, provider, { userId, subject: pending.subject, terms })
    const language = languageFor(ctx, user)
    await sendMail(ctx, linkedMail(settings, { to: user.email, language, organisation: provider.name }))
  })
  return enterLinked(ctx, { userId, workspaceId: provider.workspace_id })
}

type Holding = { readonly provider: ProviderRow; readonly user: UserRow; readonly joins: boolean }

/**
 * Checks the provider, domain, address and membership again, since minutes have passed. Throws `sso_link_not_found`, or
 * the error of a rule that no longer allows the connection.
 */
async function stillHolds(ctx: With<'settings'>, pending: PendingLinkRow): Promise<Holding> {
  const provider = await findProvider(ctx, pending.identity_provider_id)
  const user = await findUser(ctx, pending.user_id)
  if (!user || !provider?.is_enabled || !isComplete(provider)) throw new AppError('sso_link_not_found')
  const { workspace_id: workspaceId } = provider
  await requireFeature(ctx, workspaceId)
  const domain = await findVerifiedDomain(ctx, domainOf(user.email))
  if (domain?.workspace_id !== workspaceId) throw new AppError('sso_link_not_found')
  const membership = await membershipOf(ctx, user.id, workspaceId)
  if (membership?.is_locked) throw new AppError('sso_member_locked')
  if (!membership && !(await mayJoin(ctx, workspaceId, false))) throw new AppError('sso_not_provisioned')
  return { provider, user, joins: membership === undefined }
}
