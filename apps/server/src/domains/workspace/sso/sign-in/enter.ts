import type { UserId } from '@vireo/contracts/kit'
import { writeAudit } from '#kernel/audit.ts'
import type { TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { enterFederated, hashOfNoPassword, openProvenAccount } from '#identity/sign-in/index.ts'
import { addMembership } from '#workspaces/members/index.ts'
import { updateProviderUse } from '../providers/provider-store.ts'
import { findRules } from '../rules/rules-store.ts'
import type { ProviderRow } from '../tables.ts'
import { upsertPendingLink } from './attempt-store.ts'
import { awayMs } from './browser-cookie.ts'
import { assertAllowed, type Decision } from './decide.ts'
import type { VouchedIdentity, VouchTerms } from './identity.ts'
import { insertLink, updateLinkUse } from './linking/link-store.ts'
import type { SsoOutcome } from './outcome.ts'
import { type SealedTerms, sealedTerms } from '../vouching/sealed-terms.ts'
import { updateVouch } from '../vouching/vouch-store.ts'

export type Entry = {
  readonly provider: ProviderRow
  readonly identity: VouchedIdentity
  readonly terms: VouchTerms
  readonly decision: Decision
  readonly browserHash: string
}

/** Carries out a decision about a sign-in, all of it or nothing. Throws the error of a decision to refuse. */
export async function enter(ctx: With<'accessTokens' | 'settings' | 'vault'>, entry: Entry): Promise<SsoOutcome> {
  const { provider } = entry
  const decision = assertAllowed(entry.decision)
  if (decision.kind === 'connect') return askToConnect(ctx, entry, decision.userId)
  const userId =
    decision.kind === 'provision'
      ? await provision(ctx, entry)
      : await useLink(ctx, entry, { userId: decision.userId, joins: decision.joins })
  return enterFederated(ctx, { userId, workspaceId: provider.workspace_id })
}

/**
 * Stores for this browser, for a while, which account the provider spoke of; the account's own sign-in has to follow.
 */
async function askToConnect(
  ctx: With<'vault'>,
  { provider, identity, terms, browserHash }: Entry,
  userId: UserId,
): Promise<SsoOutcome> {
  const { refreshSealed, vouchedUntil } = sealedTerms(ctx.ports.vault, { providerId: provider.id, userId }, terms)
  await upsertPendingLink(ctx, {
    refresh_sealed: refreshSealed,
    vouched_until: vouchedUntil,
    browserHash,
    identity_provider_id: provider.id,
    subject: identity.subject,
    user_id: userId,
    expiresAt: new Date(ctx.now().getTime() + awayMs),
  })
  return { kind: 'link-required', email: identity.email, organisation: provider.name }
}

async function useLink(
  ctx: With<'vault'>,
  { provider, identity: { subject }, terms }: Entry,
  { userId, joins }: { readonly userId: UserId; readonly joins: boolean },
): Promise<string> {
  const key = { providerId: provider.id, userId }
  const sealed = sealedTerms(ctx.ports.vault, key, terms)
  await transaction(ctx, async (ctx) => {
    if (joins) await join(ctx, provider, userId)
    await updateLinkUse(ctx, { providerId: provider.id, subject })
    await updateVouch(ctx, key, sealed)
    await updateProviderUse(ctx, provider.id, { isTest: false })
  })
  return userId
}

/**
 * Opens an account with its membership and connection in one transaction, so that a full workspace leaves no account
 * behind.
 */
async function provision(ctx: With<'settings' | 'vault'>, { provider, identity, terms }: Entry): Promise<string> {
  const passwordHash = await hashOfNoPassword()
  const tier = ctx.ports.settings.defaultTier
  const { email, firstName, subject } = identity
  const { vault } = ctx.ports
  return transaction(ctx, async (ctx) => {
    const account = await openProvenAccount(ctx, { email, firstName, tier, passwordHash })
    // Somebody took the address a moment ago: the next try finds their account.
    if (!account) throw new AppError('sso_answer_too_old')
    const { userId } = account
    await join(ctx, provider, userId)
    await connect(ctx, provider, {
      userId,
      subject,
      terms: sealedTerms(vault, { providerId: provider.id, userId }, terms),
    })
    await updateProviderUse(ctx, provider.id, { isTest: false })
    return userId
  })
}

/** Makes somebody a member with the role for people who join by signing in. Throws `seats_full`. */
export async function join(ctx: TransactionContext, provider: ProviderRow, userId: UserId): Promise<void> {
  const { workspace_id: workspaceId } = provider
  const { provisioning_role: role } = await findRules(ctx, workspaceId)
  await addMembership(ctx, { workspaceId, userId, kind: 'person', role, origin: 'provisioned' })
}

/**
 * Connects an account with a provider and writes an audit entry: it can be entered through the provider from now on.
 */
export async function connect(
  ctx: TransactionContext,
  provider: ProviderRow,
  { userId, subject, terms }: { readonly userId: UserId; readonly subject: string; readonly terms: SealedTerms },
): Promise<void> {
  const key = { providerId: provider.id, userId }
  if (!(await insertLink(ctx, { ...key, subject }))) throw new AppError('sso_link_not_found')
  await updateVouch(ctx, key, terms)
  await writeAudit(ctx, {
    action: 'sso.account-connected',
    workspaceId: provider.workspace_id,
    target: { kind: 'user', id: userId },
    details: { identity_provider_id: provider.id },
  })
}
