import type { Input } from '@vireo/contracts/kit'
import type { ssoEndpoints } from '@vireo/contracts/sso'
import { writeAudit } from '#kernel/audit.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import type { Vault } from '#kernel/vault.ts'
import { transaction } from '#kernel/transaction.ts'
import { assertMayLetIn } from '../may-let-in.ts'
import { requireFeature } from '../require-feature.ts'
import { deleteLinksOf } from '../sign-in/linking/link-store.ts'
import type { OidcFacts, ProviderRow, SamlFacts } from '../tables.ts'
import { assertOidcWorks } from './oidc.ts'
import { isComplete, oidcFactsOf } from './provider-facts.ts'
import { findOwnProvider, lockOwnProvider, updateProvider as saveProvider } from './provider-store.ts'
import { readSamlFacts } from './read-saml-facts.ts'
import { isTrustKept } from './is-trust-kept.ts'
import { secretPurpose } from './secret-purpose.ts'

type Changes = Input<typeof ssoEndpoints.updateIdentityProvider>
type Learned = { readonly oidc?: OidcFacts; readonly saml?: SamlFacts }

/**
 * Sets a provider up, renames it, enables or disables it. Its facts are read before anything is written; new facts have
 * to be tested anew, and a provider whose trust is not kept loses its connected accounts.
 */
export async function updateProvider(ctx: With<'outbound' | 'vault'>, changes: Changes): Promise<ProviderRow> {
  const { vault } = ctx.ports
  const known = await findOwnProvider(ctx, changes.identity_provider_id)
  if (!known) throw new AppError('identity_provider_not_found')
  await requireFeature(ctx)
  assertMayLetIn(ctx.actor)
  const learned = await learn(ctx, known, changes)
  return transaction(ctx, async (ctx) => {
    const before = await lockOwnProvider(ctx, known.id)
    if (!before) throw new AppError('identity_provider_not_found')
    const after = changed(before, changes, learned, vault)
    if (after.is_enabled && !isComplete(after)) throw new AppError('identity_provider_incomplete')
    await saveProvider(ctx, after)
    if (!isTrustKept(before, after)) await deleteLinksOf(ctx, after.id)
    await writeAudit(ctx, {
      action: 'sso.identity-provider-changed',
      target: { kind: 'identity-provider', id: after.id },
      details: { name: after.name, enabled: after.is_enabled, facts_changed: after.facts !== before.facts },
    })
    return after
  })
}

async function learn(ctx: With<'outbound'>, { kind }: ProviderRow, { oidc, saml }: Changes): Promise<Learned> {
  if ((oidc && kind !== 'oidc') || (saml && kind !== 'saml'))
    throw new AppError('identity_provider_unusable', {
      message: `This identity provider speaks ${kind === 'oidc' ? 'OpenID Connect' : 'SAML'}.`,
    })
  if (oidc) {
    const facts = { issuer: oidc.issuer, clientId: oidc.client_id }
    await assertOidcWorks(ctx, facts)
    return { oidc: facts }
  }
  return saml ? { saml: await readSamlFacts(ctx, saml) } : {}
}

function changed(
  before: ProviderRow,
  { name, is_enabled: isEnabled, oidc }: Changes,
  learned: Learned,
  vault: Vault,
): ProviderRow {
  const facts = learned.oidc ?? learned.saml
  const secret = oidc?.client_secret
  return {
    ...before,
    ...(name !== undefined && { name }),
    ...(isEnabled !== undefined && { is_enabled: isEnabled }),
    ...(facts && { facts, tested_at: null, refuses_offline: false }),
    ...(learned.oidc && !isSameClient(before, learned.oidc) && { secret_sealed: null }),
    ...(secret !== undefined && { secret_sealed: vault.seal(secretPurpose(before), secret) }),
  }
}

/**
 * Reports whether issuer and client id are unchanged: a client secret is never sent to another issuer than it was
 * entered for.
 */
function isSameClient(before: ProviderRow, { issuer, clientId }: OidcFacts): boolean {
  const known = oidcFactsOf(before)
  return known?.issuer === issuer && known.clientId === clientId
}
