import { hash, randomBytes } from 'node:crypto'

export const apiKeyPrefix = 'sk_'
const apiKeyPattern = /^sk_[0-9A-Za-z]{48}$/
const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** The largest multiple of 62 below 256: bytes above it would make the first characters likelier. */
const fairBytes = 248

/** A new API key. */
export function makeApiKeySecret(): string {
  return makeSecret(apiKeyPrefix)
}

/** A new secret behind its prefix: 48 characters of chance, 285 bits. */
export function makeSecret(prefix: string): string {
  return prefix + randomCharacters(48)
}

/** A new token for the cookie of a session: 32 characters of chance, 190 bits. */
export function makeSessionToken(): string {
  return randomCharacters(32)
}

function randomCharacters(length: number): string {
  let characters = ''
  while (characters.length < length) {
    for (const byte of randomBytes(64)) {
      if (byte < fairBytes && characters.length < length) characters += base62.charAt(byte % 62)
    }
  }
  return characters
}

/** Whether this could be one of our keys at all; what could not is refused without a query. */
export function isApiKeyShaped(text: string): boolean {
  return apiKeyPattern.test(text)
}

/** What is stored of a key or a session token (SHA-256, hex). They are too random to need salt or a slow hash. */
export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'hex')
}
