import type { Vault } from '#kernel/vault.ts'
import type { AddressEngineRow } from './tables.ts'

const purpose = 'engine key'
/** Of shorter keys, four characters would tell too much. */
const shownFrom = 12

/** Seals the key of an engine for storage, and keeps the end by which people know it again. */
export function sealKey(vault: Vault, key: string | null): Pick<AddressEngineRow, 'sealed_key' | 'key_last4'> {
  if (key === null) return { sealed_key: null, key_last4: null }
  return { sealed_key: vault.seal(purpose, key), key_last4: key.length >= shownFrom ? key.slice(-4) : null }
}

/** Opens the key of an engine; undefined where it has none, or was sealed under another instance key. */
export function openKey(
  vault: Vault,
  { sealed_key: sealed }: Pick<AddressEngineRow, 'sealed_key'>,
): string | undefined {
  return sealed === null ? undefined : vault.open(purpose, sealed)
}
