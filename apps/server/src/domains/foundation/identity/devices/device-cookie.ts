import { randomBytes, timingSafeEqual } from 'node:crypto'
import { cookiesNamed } from '#kernel/network/cookies-named.ts'
import type { With } from '#ports/ports.ts'

const name = 'vireo_device'
const pattern = /^([\w-]{22})\.([\w-]{43})$/
const lifetimeSeconds = 360 * 24 * 3600

/**
 * Returns the id of a browser that has signed in to this account before, however many strangers try to; undefined for
 * any other.
 */
export function knownDevice(ctx: With<'vault'>, email: string): string | undefined {
  for (const value of cookiesNamed(ctx, name)) {
    const [, id, proof] = pattern.exec(value) ?? []
    if (id !== undefined && proof !== undefined && isProof(proof, proofOf(ctx, id, email))) return id
  }
  return undefined
}

/**
 * Makes the cookie by which a browser shows later that it has signed in to this account, when it signs in or asks for
 * mails. It opens nothing; no script can read it and no other site can send it.
 */
export function deviceCookie(ctx: With<'settings' | 'vault'>, email: string): string {
  const id = knownDevice(ctx, email) ?? randomBytes(16).toString('base64url')
  const secure = ctx.ports.settings.publicUrl.protocol === 'https:' ? '; Secure' : ''
  const value = `${id}.${proofOf(ctx, id, email)}`
  return `${name}=${value}; Path=/v1; Max-Age=${lifetimeSeconds}; HttpOnly; SameSite=Strict${secure}`
}

function proofOf({ ports }: With<'vault'>, id: string, email: string): string {
  return ports.vault.mac('known-device', `${id}:${email}`)
}

function isProof(given: string, expected: string): boolean {
  return given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
}
