import type { UserId } from '@vireo/contracts/kit'
import { randomInt } from 'node:crypto'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { sendSms } from '#mail'
import { findUser, languageFor } from '#users'
import { wordsIn } from '../../words-in.ts'
import { insertTextCode, useTextCode } from './text-code-store.ts'

const lifetimeMs = 10 * 60 * 1000
const pauseMs = 30_000
const hourlyMax = 5

export type Phone = { readonly userId: UserId; readonly phoneNumber: string }

/**
 * Sends a code of six digits to a phone, replacing an earlier one. Throws `rate_limit_exceeded` when it is too soon.
 */
export async function sendTextCode(ctx: With<'vault'>, phone: Phone): Promise<void> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const hash = hashTextCode(ctx, phone, code)
  const expiresAt = new Date(ctx.now().getTime() + lifetimeMs)
  await transaction(ctx, async (ctx) => {
    if (!(await insertTextCode(ctx, { userId: phone.userId, hash, expiresAt, pauseMs, hourlyMax })))
      throw new AppError('rate_limit_exceeded', {
        message: 'A code was sent a moment ago. Please wait before you ask for another one.',
        retryAfterSeconds: pauseMs / 1000,
      })
    const text = wordsIn(languageFor(ctx, await findUser(ctx, phone.userId))).textCode(code)
    await sendSms(ctx, { kind: 'identity.second-factor-code', to: phone.phoneNumber, text })
  })
}

/** Uses up the code that was last sent to this phone; returns false for any other. */
export function takeTextCode(ctx: With<'vault'>, phone: Phone, code: string): Promise<boolean> {
  return useTextCode(ctx, phone.userId, hashTextCode(ctx, phone, code))
}

/** Hashes a code together with its phone number, so that a code for a new phone proves nothing about the old one. */
function hashTextCode(ctx: With<'vault'>, { userId, phoneNumber }: Phone, code: string): string {
  return ctx.ports.vault.mac('text-code', `${userId}:${phoneNumber}:${code}`)
}
