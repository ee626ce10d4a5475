import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { invariant } from '#kernel/errors.ts'
import type { Vault } from '#kernel/vault.ts'

const Oidc = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() })
const Saml = z.object({ requestId: z.string() })

const [secretsPurpose, answerPurpose] = ['sso-attempt', 'sso-answer']

/** Makes 256 random bits as base64url, for use in addresses. */
export function chance(): string {
  return randomBytes(32).toString('base64url')
}

/** Seals the secrets of a sign-in, which only we may know while the browser is away at the provider. */
export function sealSecrets(vault: Vault, secrets: z.infer<typeof Oidc> | z.infer<typeof Saml>): string {
  return vault.seal(secretsPurpose, JSON.stringify(secrets))
}

/** Seals a provider's answer for storage: until it is used, it can sign somebody in. */
export function sealAnswer(vault: Vault, answer: Readonly<Record<string, string>>): string {
  return vault.seal(answerPurpose, JSON.stringify(answer))
}

export const openSealed = {
  oidc: (vault: Vault, sealed: string) => open(vault, secretsPurpose, sealed, Oidc),
  saml: (vault: Vault, sealed: string) => open(vault, secretsPurpose, sealed, Saml),
  answer: <S extends z.ZodType>(vault: Vault, sealed: string, schema: S) => open(vault, answerPurpose, sealed, schema),
}

function open<S extends z.ZodType>(vault: Vault, purpose: string, sealed: string, schema: S): z.output<S> {
  const text = vault.open(purpose, sealed)
  invariant(text !== undefined, 'what was sealed under this instance key can be opened')
  return schema.parse(JSON.parse(text))
}
