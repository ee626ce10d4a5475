import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto'
import type { ManifestKey } from '../../ports/provenance/manifests.ts'

/** A key of this instance: what it signs with, and what others verify that with. */
export type SigningKey = { readonly id: string; readonly privateKey: KeyObject; readonly shown: ManifestKey }

/** What stands ahead of the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Derives the key of a number from the instance key. */
export function signingKeyOf(instanceSecret: string, number: number): SigningKey {
  const seed = Buffer.from(hkdfSync('sha256', instanceSecret, '', `sound-manifest:${number}`, 32))
  const privateKey = createPrivateKey({ key: Buffer.concat([pkcs8Prefix, seed]), format: 'der', type: 'pkcs8' })
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' })
  const id = String(number)
  return { id, privateKey, shown: { kty: 'OKP', crv: 'Ed25519', use: 'sig', alg: 'EdDSA', kid: id, x } }
}
