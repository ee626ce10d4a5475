import { createHash, timingSafeEqual } from 'node:crypto'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import type { Vault } from '#kernel/vault.ts'
import { isLoopback } from '#kernel/network/is-loopback.ts'
import { hasPeople } from '#users'
import { beginAttempt } from '../attempt-limit.ts'
import { encodeBase32 } from '../second-factors/totp.ts'

/** 40 bits: too many to be found at a hundred guesses in ten minutes from everywhere together. */
const codeLetters = 8

/**
 * Returns the code that opens the first account from elsewhere, derived from the instance key so that every node prints
 * the same.
 */
export function setUpCodeOf(vault: Vault): string {
  return encodeBase32(Buffer.from(vault.mac('set-up-code', 'first account'), 'base64url')).slice(0, codeLetters)
}

/** Returns the set-up code while it opens something; undefined once anybody has an account. */
export async function findSetUpCode(ctx: With<'vault'>): Promise<string | undefined> {
  return (await hasPeople(ctx)) ? undefined : setUpCodeOf(ctx.ports.vault)
}

/** Reports whether the caller would need the set-up code to open an account now. */
export async function asksForSetUpCode(ctx: With<'settings'>): Promise<boolean> {
  return !isTheirMachine(ctx) && !(await hasPeople(ctx))
}

/**
 * Returns whether an account may be the first; false once there is one. Only whoever runs the instance may open it,
 * known by its own machine where it has no public address, and by the set-up code anywhere else. Throws
 * `set_up_code_required` or `wrong_set_up_code`.
 */
export async function admitFirst(ctx: With<'settings' | 'vault'>, given: string | null | undefined): Promise<boolean> {
  if (await hasPeople(ctx)) return false
  if (isTheirMachine(ctx)) return true
  if (!given) throw new AppError('set_up_code_required', { param: 'set_up_code' })
  const attempt = await beginAttempt(ctx, 'setUpCode', 'first account')
  if (!isSame(given.toUpperCase().replaceAll(/[^A-Z2-7]/g, ''), setUpCodeOf(ctx.ports.vault)))
    throw new AppError('wrong_set_up_code', { param: 'set_up_code' })
  await attempt.succeeded()
  return true
}

function isTheirMachine(ctx: With<'settings'>): boolean {
  return isLoopback(ctx.ports.settings.publicUrl) && ctx.client.isOnThisMachine
}

function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
