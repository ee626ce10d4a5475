import type { InstanceSettings } from '#ports/ports.ts'
import type { ProviderRow } from '../tables.ts'

type Provider = Pick<ProviderRow, 'id'>
type Settings = Pick<InstanceSettings, 'publicUrl'>

/**
 * Returns the address an OpenID Connect provider sends browsers back to: one per provider, so that its answer cannot be
 * taken for another's (RFC 9700, section 4.4).
 */
export function redirectUrl({ publicUrl }: Settings, { id }: Provider): string {
  return new URL(`/v1/sso/oidc/${id}/callback`, publicUrl).href
}

/** Returns the address a SAML provider posts its answers to, one per provider. */
export function assertionConsumerUrl({ publicUrl }: Settings, { id }: Provider): string {
  return new URL(`/v1/sso/saml/${id}/acs`, publicUrl).href
}

/** Returns our entity id at a SAML provider, which is also the address of our metadata. */
export function serviceEntityId({ publicUrl }: Settings, { id }: Provider): string {
  return new URL(`/v1/sso/saml/${id}/metadata`, publicUrl).href
}
