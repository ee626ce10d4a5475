import type { OidcFacts, ProviderRow, SamlFacts } from '../tables.ts'

/** What is known of a provider, as its kind has it; undefined until it is set up. */
export function oidcFactsOf({ kind, facts }: Pick<ProviderRow, 'kind' | 'facts'>): OidcFacts | undefined {
  return kind === 'oidc' && facts !== null && 'issuer' in facts ? facts : undefined
}

export function samlFactsOf({ kind, facts }: Pick<ProviderRow, 'kind' | 'facts'>): SamlFacts | undefined {
  return kind === 'saml' && facts !== null && 'entityId' in facts ? facts : undefined
}

/** Whether a sign-in could work. */
export function isComplete(provider: ProviderRow): boolean {
  return provider.facts !== null && (provider.kind === 'saml' || provider.secret_sealed !== null)
}
