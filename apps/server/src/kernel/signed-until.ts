import { timingSafeEqual } from 'node:crypto'
import type { Vault } from './vault.ts'

/** What is signed, and for which use: a key for one use opens no other. */
type Signed = { readonly purpose: string; readonly text: string }

/** Makes the key of something that is open until an instant, in milliseconds since 1970. */
export function signedUntil(vault: Vault, { purpose, text }: Signed, until: number): string {
  return `${until}.${vault.mac(purpose, [text, until].join(' '))}`
}

/** Tells whether a key was made for this, and its time is not over. */
export function isSignedUntil(
  vault: Vault,
  signed: Signed,
  { key, now }: { readonly key: string; readonly now: Date },
): boolean {
  const until = Number(key.split('.', 1)[0])
  if (!(until > now.getTime())) return false
  const [offered, expected] = [Buffer.from(key), Buffer.from(signedUntil(vault, signed, until))]
  return offered.length === expected.length && timingSafeEqual(offered, expected)
}
