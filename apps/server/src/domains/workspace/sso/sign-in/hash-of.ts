import { hash } from 'node:crypto'

/** Of 256 bits of chance, so that a hash without salt is enough to keep. */
export function hashOf(secret: string): string {
  return hash('sha256', secret, 'hex')
}
