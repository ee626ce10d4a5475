import { hash } from 'node:crypto'

/**
 * A fingerprint of a set of rows that does not depend on their order, in which a table never promises to
 * come: the SHA-256 of each row, added up in four numbers of 64 bits. Guards against mistakes, not forgers.
 */
export class RowDigest {
  rows = 0
  private readonly sums = new BigUint64Array(4)

  add(row: Uint8Array): void {
    const digest = hash('sha256', row, 'buffer')
    for (const index of this.sums.keys())
      this.sums[index] = (this.sums[index] ?? 0n) + digest.readBigUInt64LE(index * 8)
    this.rows += 1
  }

  /** 64 hexadecimal digits. */
  value(): string {
    return [...this.sums].map((sum) => sum.toString(16).padStart(16, '0')).join('')
  }
}
