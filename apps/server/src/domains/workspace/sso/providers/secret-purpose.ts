/** A key of its own for each provider: a secret copied to another row cannot be opened there. */
export function secretPurpose({ id }: { readonly id: string }): string {
  return `sso-client-secret:${id}`
}
