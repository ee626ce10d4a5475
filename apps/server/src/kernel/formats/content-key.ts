import { createHash } from 'node:crypto'

/** Derives the key of everything that a sound depends on, as a hash of JSON: 64 hexadecimal digits. */
export function contentKeyOf(...parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
