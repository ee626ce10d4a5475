import type { OidcFacts, ProviderRow, SamlFacts } from '../tables.ts'

/** Returns the facts of an OpenID Connect provider; undefined for SAML and until it is set up. */
export function oidcFactsOf({ kind, facts }: Pick<ProviderRow, 'kind' | 'facts'>): OidcFacts | undefined {
  return kind === 'oidc' && facts !== null && 'issuer' in facts ? facts : undefined
}

/** Returns the facts of a SAML provider; undefined for OpenID Connect and until it is set up. */
export function samlFactsOf({ kind, facts }: Pick<ProviderRow, 'kind' | 'facts'>): SamlFacts | undefined {
  return kind === 'saml' && facts !== null && 'entityId' in facts ? facts : undefined
}

/** Reports whether a provider is set up well enough for people to sign in. */
export function isComplete(provider: ProviderRow): boolean {
  return provider.facts !== null && (provider.kind === 'saml' || provider.secret_sealed !== null)
}
