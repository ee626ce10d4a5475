import { createHash, X509Certificate } from 'node:crypto'
import type { IdentityProvider } from '@vireo/contracts/sso'
import type { With } from '#ports/ports.ts'
import { unixSeconds, unixSecondsOrNull } from '#kernel/formats/unix-seconds.ts'
import type { ProviderRow } from '../tables.ts'
import { isComplete, oidcFactsOf, samlFactsOf } from './provider-facts.ts'
import { assertionConsumerUrl, redirectUrl, serviceEntityId } from './service-addresses.ts'

/** Presents an identity provider without its secrets. */
export function presentProvider(row: ProviderRow, { ports: { settings } }: With<'settings'>): IdentityProvider {
  const [oidc, saml, isSaml] = [oidcFactsOf(row), samlFactsOf(row), row.kind === 'saml']
  return {
    identity_provider_id: row.id,
    kind: row.kind,
    name: row.name,
    is_enabled: row.is_enabled,
    is_complete: isComplete(row),
    has_scim_token: row.has_scim_token,
    oidc: oidc
      ? { issuer: oidc.issuer, client_id: oidc.clientId, has_client_secret: row.secret_sealed !== null }
      : null,
    saml: saml
      ? {
          entity_id: saml.entityId,
          sign_in_url: saml.signInUrl,
          certificates: saml.certificates.map(presentCertificate),
        }
      : null,
    service: {
      redirect_url: isSaml ? null : redirectUrl(settings, row),
      assertion_consumer_url: isSaml ? assertionConsumerUrl(settings, row) : null,
      entity_id: isSaml ? serviceEntityId(settings, row) : null,
      metadata_url: isSaml ? serviceEntityId(settings, row) : null,
    },
    created_at_unix: unixSeconds(row.created_at),
    tested_at_unix: unixSecondsOrNull(row.tested_at),
    last_used_at_unix: unixSecondsOrNull(row.last_used_at),
  }
}

/** Presents the identity providers of a workspace. */
export function presentProviders(rows: readonly ProviderRow[], ctx: With<'settings'>) {
  return { identity_providers: rows.map((row) => presentProvider(row, ctx)) }
}

function presentCertificate(base64: string) {
  const der = Buffer.from(base64, 'base64')
  const { validTo } = new X509Certificate(der)
  return {
    sha256: createHash('sha256').update(der).digest('hex'),
    valid_until_unix: Math.floor(Date.parse(validTo) / 1000),
  }
}
