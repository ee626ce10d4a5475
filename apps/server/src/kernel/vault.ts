import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** Keeps secrets that we have to read again, under the instance key. Each purpose has a key of its own. */
export type Vault = {
  /** Encrypts; two seals of one text differ. */
  seal(purpose: string, text: string): string
  /** Undefined for what is damaged, or was sealed under another key or for another purpose. */
  open(purpose: string, sealed: string): string | undefined
  /** A keyed hash for texts that could be guessed: HMAC-SHA256, base64url, 43 characters. */
  mac(purpose: string, text: string): string
}

const version = 'v1'
const ivBytes = 12
const tagBytes = 16

/**
 * Makes what seals and signs with AES-256-GCM (NIST SP 800-38D) and HMAC-SHA256, with keys derived from the instance
 * key by HKDF (RFC 5869).
 */
export function createVault(instanceSecret: string): Vault {
  const keys = new Map<string, Buffer>()
  const keyOf = (use: 'seal' | 'mac', purpose: string): Buffer => {
    const info = `vireo ${use} ${purpose}`
    const known = keys.get(info)
    if (known) return known
    const key = Buffer.from(hkdfSync('sha256', instanceSecret, '', info, 32))
    keys.set(info, key)
    return key
  }
  return {
    seal(purpose, text) {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', keyOf('seal', purpose), iv)
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return `${version}.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')}`
    },
    open(purpose, sealed) {
      const [sealedVersion, text = ''] = sealed.split('.', 2)
      const bytes = Buffer.from(text, 'base64url')
      if (sealedVersion !== version || bytes.length < ivBytes + tagBytes) return undefined
      const decipher = createDecipheriv('aes-256-gcm', keyOf('seal', purpose), bytes.subarray(0, ivBytes))
      decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
      try {
        return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
      } catch {
        return undefined
      }
    },
    mac: (purpose, text) => createHmac('sha256', keyOf('mac', purpose)).update(text).digest('base64url'),
  }
}
