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

/** Checks a code of a second factor and uses it up: the same code is never accepted again. */
export async function checkFactorCode(ctx: With<'vault'>, factor: SecondFactorRow, code: string): Promise<boolean> {
  const secret = openSealed(ctx, factor)
  const digits = code.replaceAll(/\s/g, '')
  if (factor.kind === 'sms') return takeTextCode(ctx, { userId: factor.user_id, phoneNumber: secret }, digits)
  const step = matchTotp(secret, digits, ctx.now().getTime())
  return step !== undefined && updateLastStep(ctx, factor.user_id, step)
}

/** Checks a code of whichever method was chosen and uses it up; false for a factor that is not set up. */
export function checkCode(
  ctx: With<'vault'>,
  userId: UserId,
  { method, code, factor }: { method: SecondFactorMethod; code: string; factor: SecondFactorRow | undefined },
): Promise<boolean> {
  if (method === 'backup_code') return removeBackupCode(ctx, userId, hashBackupCode(ctx.ports.vault, userId, code))
  return factor ? checkFactorCode(ctx, factor, code) : Promise.resolve(false)
}

/** Opens the shared secret of an app or the number of a phone. */
export function openSealed(ctx: With<'vault'>, { kind, sealed }: SecondFactorRow): string {
  const text = ctx.ports.vault.open(sealedPurpose(kind), sealed)
  invariant(text !== undefined, 'the second factor was sealed under another instance key')
  return text
}

/** Returns the purpose that a second factor of this kind is sealed for. */
export function sealedPurpose(kind: SecondFactorRow['kind']): string {
  return `second-factor-${kind}`
}
