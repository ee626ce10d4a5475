import { hash, randomBytes } from 'node:crypto'

export const apiKeyPrefix = 'sk_'
const apiKeyPattern = /^sk_[0-9A-Za-z]{48}$/
const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** The largest multiple of 62 below 256: bytes from there on would favour the first characters. */
const fairBytes = 248

/** Makes the secret of a new API key. */
export function makeApiKeySecret(): string {
  return makeSecret(apiKeyPrefix)
}

/** Makes a secret: the prefix and 48 random characters, 285 bits. */
export function makeSecret(prefix: string): string {
  return prefix + randomCharacters(48)
}

/** Makes the token for a session's cookie: 32 random characters, 190 bits. */
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

/** Reports whether a text could be one of our API keys; any other is refused without a query. */
export function isApiKeyShaped(text: string): boolean {
  return apiKeyPattern.test(text)
}

/** Hashes a key or a session token for storage (SHA-256, hex). They are too random to need a salt or a slow hash. */
export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'hex')
}
