import type { identityEndpoints } from '@vireo/contracts/identity'
import type { Input } from '@vireo/contracts/kit'
import type { With } from '#ports/ports.ts'
import { requireRecentSignIn } from '../accounts/require-recent-sign-in.ts'
import { assertOwnSession } from '../policy.ts'
import { beginSms, beginTotp, type BegunTotp } from './begin-factor.ts'
import { confirmFactor } from './confirm-factor.ts'
import { disableFactor } from './disable-factor.ts'
import { renewBackupCodes } from './backup-codes/renew-backup-codes.ts'

export type UpdatedFactors = { readonly totp?: BegunTotp; readonly backupCodes?: readonly string[] }

/** Sets up, confirms or removes a second factor, or renews the backup codes. Only people may, not API keys. */
export async function updateSecondFactors(
  ctx: With<'settings' | 'vault'>,
  input: Input<typeof identityEndpoints.updateSecondFactors>,
): Promise<UpdatedFactors> {
  assertOwnSession(ctx.actor)
  // A confirmation proves itself; everything else could be done by who finds an unattended browser.
  if (input.action !== 'confirm_totp' && input.action !== 'confirm_sms') await requireRecentSignIn(ctx)
  switch (input.action) {
    case 'begin_totp':
      return { totp: await beginTotp(ctx) }
    case 'begin_sms':
      await beginSms(ctx, { phoneNumber: input.phone_number })
      return {}
    case 'confirm_totp':
      return confirmFactor(ctx, { kind: 'totp', code: input.code })
    case 'confirm_sms':
      return confirmFactor(ctx, { kind: 'sms', code: input.code })
    case 'disable':
      await disableFactor(ctx, { kind: input.factor })
      return {}
    case 'renew_backup_codes':
      return renewBackupCodes(ctx)
  }
}
