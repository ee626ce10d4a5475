import { hash, randomBytes } from 'node:crypto'

/** Makes the code in the link of an invite: 256 random bits. */
export const makeInviteCode = (): string => randomBytes(32).toString('base64url')

/** Hashes an invite code for storage (SHA-256, hex). It is too random to need a salt or a slow hash. */
export const hashInviteCode = (code: string): string => hash('sha256', code, 'hex')
