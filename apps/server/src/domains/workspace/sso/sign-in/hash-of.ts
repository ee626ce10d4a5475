import { hash } from 'node:crypto'

/** Hashes a secret of 256 random bits for storage (SHA-256, hex); it is too random to need a salt. */
export function hashOf(secret: string): string {
  return hash('sha256', secret, 'hex')
}
