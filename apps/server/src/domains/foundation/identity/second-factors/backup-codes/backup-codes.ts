import type { UserId } from '@vireo/contracts/kit'
import { randomBytes } from 'node:crypto'
import type { Vault } from '#kernel/vault.ts'
import { encodeBase32 } from '../totp.ts'

const codesAtOnce = 10
/** 50 bits each: too many to be guessed at five attempts in a quarter of an hour. */
const codeLetters = 10

/** Makes ten backup codes as people write them down: `abcde-fghij`. */
export function makeBackupCodes(): string[] {
  return Array.from({ length: codesAtOnce }, () => {
    const letters = encodeBase32(randomBytes(8)).slice(0, codeLetters).toLowerCase()
    return `${letters.slice(0, 5)}-${letters.slice(5)}`
  })
}

/** Hashes a backup code for storage under the instance's key, so that a copy of the database gives no codes to try. */
export function hashBackupCode(vault: Vault, userId: UserId, code: string): string {
  const letters = code.toLowerCase().replaceAll(/[^a-z2-7]/g, '')
  return vault.mac('backup-code', `${userId}:${letters}`)
}
