import type { ProviderRow } from '../tables.ts'
import { oidcFactsOf, samlFactsOf } from './provider-facts.ts'

/**
 * Decides whether the same party vouches after a change of a provider as before. If not, accounts have to be connected
 * anew: otherwise an administrator could substitute a provider of their own and enter every connected account. New SAML
 * certificates keep the trust only when the provider itself publishes them under the known address.
 */
export function isTrustKept(before: ProviderRow, after: ProviderRow): boolean {
  if (before.facts === null || before.facts === after.facts) return true
  const [oldOidc, newOidc] = [oidcFactsOf(before), oidcFactsOf(after)]
  if (oldOidc && newOidc) return oldOidc.issuer === newOidc.issuer && oldOidc.clientId === newOidc.clientId
  const [oldSaml, newSaml] = [samlFactsOf(before), samlFactsOf(after)]
  if (!oldSaml || !newSaml || oldSaml.entityId !== newSaml.entityId) return false
  if (newSaml.metadataUrl !== undefined && newSaml.metadataUrl === oldSaml.metadataUrl) return true
  return newSaml.certificates.every((certificate) => oldSaml.certificates.includes(certificate))
}
