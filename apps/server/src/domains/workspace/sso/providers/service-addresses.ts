import type { InstanceSettings } from '#ports/ports.ts'
import type { ProviderRow } from '../tables.ts'

type Provider = Pick<ProviderRow, 'id'>
type Settings = Pick<InstanceSettings, 'publicUrl'>

/**
 * Where providers send browsers back to. Each has an address of its own, so that an answer can never be taken for
 * another provider's (RFC 9700, 4.4).
 */
export function redirectUrl({ publicUrl }: Settings, { id }: Provider): string {
  return new URL(`/v1/sso/oidc/${id}/callback`, publicUrl).href
}

export function assertionConsumerUrl({ publicUrl }: Settings, { id }: Provider): string {
  return new URL(`/v1/sso/saml/${id}/acs`, publicUrl).href
}

/** Our name at a SAML provider, and where it finds what else there is to know. */
export function serviceEntityId({ publicUrl }: Settings, { id }: Provider): string {
  return new URL(`/v1/sso/saml/${id}/metadata`, publicUrl).href
}
