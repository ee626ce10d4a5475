import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Vault } from '#kernel/vault.ts'
import { unixSeconds } from '#kernel/formats/unix-seconds.ts'

/** Messages older or younger than this count as replayed. */
const toleranceSeconds = 300

/**
 * Signs a body as `t=<unix seconds>,v1=<hex>`: an HMAC-SHA256 of time and body, under a key that only this instance
 * has.
 */
export function signWebhook(vault: Vault, body: Buffer, at: Date): string {
  const seconds = unixSeconds(at)
  return `t=${seconds},v1=${macOf(vault, seconds, body).toString('hex')}`
}

/** Tells whether the sandbox signed this message, and did so just now. */
export function isSignedNow(vault: Vault, message: { body: Buffer; signature: string | undefined }, at: Date): boolean {
  const [, time = '', mac = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(message.signature ?? '') ?? []
  if (time === '' || Math.abs(at.getTime() / 1000 - Number(time)) > toleranceSeconds) return false
  return timingSafeEqual(macOf(vault, Number(time), message.body), Buffer.from(mac, 'hex'))
}

function macOf(vault: Vault, seconds: number, body: Buffer): Buffer {
  return createHmac('sha256', vault.mac('sandbox-webhooks', 'key')).update(`${seconds}.`).update(body).digest()
}
