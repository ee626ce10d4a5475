import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto'

/** Encrypts short texts so that the same text is the same reference, which only the instance reads. */
export type References = {
  refer(purpose: string, text: string): string
  /** Undefined for what is damaged, or was not referred to here. */
  resolve(purpose: string, reference: string): string | undefined
}

const ivBytes = 16

/** Creates references under the instance key: the initial vector is a keyed hash of the text, which is checked (RFC 5297 in small). */
export function createReferences(instanceSecret: string): References {
  const keyOf = (use: string) => Buffer.from(hkdfSync('sha256', instanceSecret, '', `sound-manifest ${use}`, 32))
  const [hashed, encrypted] = [keyOf('hash'), keyOf('encryption')]
  const vectorOf = (purpose: string, text: string) =>
    createHmac('sha256', hashed).update(`${purpose}\0${text}`).digest().subarray(0, ivBytes)
  return {
    refer(purpose, text) {
      const iv = vectorOf(purpose, text)
      const bytes = createCipheriv('aes-256-ctr', encrypted, iv).update(text, 'utf8')
      return Buffer.concat([iv, bytes]).toString('base64url')
    },
    resolve(purpose, reference) {
      const bytes = Buffer.from(reference, 'base64url')
      if (bytes.length <= ivBytes) return undefined
      const iv = bytes.subarray(0, ivBytes)
      const text = createDecipheriv('aes-256-ctr', encrypted, iv).update(bytes.subarray(ivBytes)).toString('utf8')
      return vectorOf(purpose, text).equals(iv) ? text : undefined
    },
  }
}
