import { hash, randomBytes } from 'node:crypto'

/** What the link of an invitation carries: 256 bits of chance. */
export const makeInviteCode = (): string => randomBytes(32).toString('base64url')

/** Too random to need salt or a slow hash (SHA-256, hex). */
export const hashInviteCode = (code: string): string => hash('sha256', code, 'hex')
