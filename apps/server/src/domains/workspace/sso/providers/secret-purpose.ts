/**
 * Returns the purpose that a provider's client secret is sealed for: one per provider, so that a secret copied to
 * another row cannot be opened.
 */
export function secretPurpose({ id }: { readonly id: string }): string {
  return `sso-client-secret:${id}`
}
