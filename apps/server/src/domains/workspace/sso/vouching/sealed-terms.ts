import type { UserId } from '@vireo/contracts/kit'
import type { Vault } from '#kernel/vault.ts'
import type { VouchTerms } from '../sign-in/identity.ts'
import { refreshPurpose } from './refresh-purpose.ts'

/** How long a provider's word counts, in its stored form. */
export type SealedTerms = { readonly refreshSealed: string | null; readonly vouchedUntil: Date | null }

/** Seals the token with which a provider can be asked again, for this connection alone. */
export function sealedTerms(
  vault: Vault,
  connection: { readonly providerId: string; readonly userId: UserId },
  { refreshToken, until }: VouchTerms,
): SealedTerms {
  const refreshSealed = refreshToken === undefined ? null : vault.seal(refreshPurpose(connection), refreshToken)
  return { refreshSealed, vouchedUntil: until ?? null }
}
