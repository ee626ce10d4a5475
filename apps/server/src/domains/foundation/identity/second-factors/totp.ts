import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const stepSeconds = 30
const digits = 6
const secretBytes = 20
/** A clock may be one window off in either direction (RFC 6238, section 5.2). */
const driftSteps = 1
const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Makes a shared secret of 160 bits in base 32 (RFC 4648) without padding. */
export function makeTotpSecret(): string {
  return encodeBase32(randomBytes(secretBytes))
}

/** Returns the number of the 30-second window that an instant falls into. */
export function totpStep(nowMs: number): number {
  return Math.floor(nowMs / 1000 / stepSeconds)
}

/**
 * Computes the code of a window: TOTP (RFC 6238) with SHA-1, 30 seconds and six digits, which every app understands.
 */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', decodeBase32(secret)).update(counter).digest()
  const offset = digest.readUInt8(digest.length - 1) & 0x0f
  const number = (digest.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** digits
  return String(number).padStart(digits, '0')
}

/** Returns the window close to now that a code belongs to; undefined when it is none of theirs. */
export function matchTotp(secret: string, code: string, nowMs: number): number | undefined {
  const now = totpStep(nowMs)
  let found: number | undefined
  for (let step = now - driftSteps; step <= now + driftSteps; step++) {
    if (isSame(totpCode(secret, step), code)) found = step
  }
  return found
}

/** Builds the `otpauth:` address that authenticator apps read from the QR code. */
export function totpUri({ secret, email }: { readonly secret: string; readonly email: string }): string {
  const query = new URLSearchParams({ secret, issuer: 'Vireo', algorithm: 'SHA1', digits: '6', period: '30' })
  return `otpauth://totp/${encodeURIComponent(`Vireo:${email}`)}?${query.toString()}`
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}

/** Encodes bytes in base 32 (RFC 4648) without padding. */
export function encodeBase32(bytes: Uint8Array): string {
  let text = ''
  let bits = 0
  let held = 0
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xfff
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += base32.charAt((held >> bits) & 31)
    }
  }
  return bits > 0 ? text + base32.charAt((held << (5 - bits)) & 31) : text
}

function decodeBase32(text: string): Buffer {
  const bytes: number[] = []
  let bits = 0
  let held = 0
  for (const letter of text) {
    held = ((held << 5) | base32.indexOf(letter)) & 0xfff
    bits += 5
    if (bits < 8) continue
    bits -= 8
    bytes.push((held >> bits) & 255)
  }
  return Buffer.from(bytes)
}
