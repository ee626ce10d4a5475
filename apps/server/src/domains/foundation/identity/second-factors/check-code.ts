import type { UserId } from '@vireo/contracts/kit'
import type { SecondFactorMethod } from '@vireo/contracts/identity'
import { invariant } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { hashBackupCode } from './backup-codes/backup-codes.ts'
import { removeBackupCode } from './backup-codes/backup-code-store.ts'
import { updateLastStep } from './second-factor-store.ts'
import type { SecondFactorRow } from './tables.ts'
import { takeTextCode } from './text-codes/text-codes.ts'
import { matchTotp } from './totp.ts'

/** Whether a code proves this factor. It is used up by that: the same code never proves anything again. */
export async function checkFactorCode(ctx: With<'vault'>, factor: SecondFactorRow, code: string): Promise<boolean> {
  const secret = openSealed(ctx, factor)
  const digits = code.replaceAll(/\s/g, '')
  if (factor.kind === 'sms') return takeTextCode(ctx, { userId: factor.user_id, phoneNumber: secret }, digits)
  const step = matchTotp(secret, digits, ctx.now().getTime())
  return step !== undefined && updateLastStep(ctx, factor.user_id, step)
}

/** The same for whatever method was chosen; a factor that is not set up proves nothing. */
export function checkCode(
  ctx: With<'vault'>,
  userId: UserId,
  { method, code, factor }: { method: SecondFactorMethod; code: string; factor: SecondFactorRow | undefined },
): Promise<boolean> {
  if (method === 'backup_code') return removeBackupCode(ctx, userId, hashBackupCode(ctx.ports.vault, userId, code))
  return factor ? checkFactorCode(ctx, factor, code) : Promise.resolve(false)
}

/** The shared secret of an app, or the number of a phone. */
export function openSealed(ctx: With<'vault'>, { kind, sealed }: SecondFactorRow): string {
  const text = ctx.ports.vault.open(sealedPurpose(kind), sealed)
  invariant(text !== undefined, 'the second factor was sealed under another instance key')
  return text
}

export function sealedPurpose(kind: SecondFactorRow['kind']): string {
  return `second-factor-${kind}`
}
