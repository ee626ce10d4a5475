import type { SAML } from '@node-saml/node-saml'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import type { ProviderRow } from '../tables.ts'
import { samlFactsOf } from './provider-facts.ts'
import { assertionConsumerUrl, serviceEntityId } from './service-addresses.ts'

/** How much our clock and the provider's may differ. */
export const clockToleranceMs = 60_000

/** How long a request may wait for its answer; the sign-in itself expires earlier. */
const requestLifetimeMs = 60 * 60 * 1000

/**
 * Opens the SAML library for one request; it accepts the answer to that request alone. Imported lazily, so that only
 * instances that use SAML load it.
 */
export async function openSaml(ctx: With<'settings'>, provider: ProviderRow, requestId: string): Promise<SAML> {
  const { SAML, ValidateInResponseTo } = await import('@node-saml/node-saml')
  const facts = samlFactsOf(provider)
  if (!facts) throw new AppError('identity_provider_incomplete')
  const { settings } = ctx.ports
  return new SAML({
    issuer: serviceEntityId(settings, provider),
    audience: serviceEntityId(settings, provider),
    callbackUrl: assertionConsumerUrl(settings, provider),
    entryPoint: facts.signInUrl,
    idpCert: [...facts.certificates],
    idpIssuer: facts.entityId,
    // One of the two has to be signed; what is read is what the signature covers.
    wantAssertionsSigned: false,
    wantAuthnResponseSigned: false,
    validateInResponseTo: ValidateInResponseTo.always,
    requestIdExpirationPeriodMs: requestLifetimeMs,
    cacheProvider: oneRequest(ctx.now(), requestId),
    generateUniqueId: () => requestId,
    acceptedClockSkewMs: clockToleranceMs,
    disableRequestedAuthnContext: true,
    identifierFormat: null,
    signatureAlgorithm: 'sha256',
    digestAlgorithm: 'sha256',
  })
}

/** Makes a request store for the library that knows a single request, so that no other is answered. */
function oneRequest(askedAt: Date, requestId: string) {
  const saved = { value: requestId, createdAt: askedAt.getTime() }
  return {
    saveAsync: async () => saved,
    getAsync: async (key: string) => (key === requestId ? askedAt.toISOString() : null),
    removeAsync: async (key: string | null) => key,
  }
}

/** Writes the SAML metadata about us that a provider needs, as XML. */
export function serviceMetadata(ctx: With<'settings'>, provider: ProviderRow): string {
  const { settings } = ctx.ports
  const [entityId, acs] = [serviceEntityId(settings, provider), assertionConsumerUrl(settings, provider)].map(escapeXml)
  return `<?xml version="1.0" encoding="UTF-8"?>
<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${entityId}">
  <SPSSODescriptor AuthnRequestsSigned="false" WantAssertionsSigned="true" protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
    <NameIDFormat>urn:oasis:names:tc:SAML:2.0:nameid-format:persistent</NameIDFormat>
    <NameIDFormat>urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress</NameIDFormat>
    <AssertionConsumerService index="1" isDefault="true" Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${acs}"/>
  </SPSSODescriptor>
</EntityDescriptor>
`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
