import type { SecondFactors, SecondStep, UpdatedSecondFactors } from '@vireo/contracts/identity'
import type { FactorOverview } from './get-second-factors.ts'
import type { OpenedChallenge } from './open-challenge.ts'
import type { SecondFactorRow } from './tables.ts'
import type { UpdatedFactors } from './update-second-factors.ts'

/** Presents whether a factor protects the account, and the masked form that may be shown. */
export function presentFactor(factor: SecondFactorRow | undefined): { enabled: boolean; masked: string | null } {
  return { enabled: factor !== undefined, masked: factor?.masked ?? null }
}

/** Presents which second factors somebody has, without their secrets. */
export function presentSecondFactors({ factors, backupCodesLeft, isRequired }: FactorOverview): SecondFactors {
  return {
    totp: presentFactor(factors.totp),
    sms: presentFactor(factors.sms),
    backup_codes_left: backupCodesLeft,
    required_by_workspace: isRequired,
  }
}

/** Presents a change of second factors, the one answer that carries a secret or backup codes. */
export function presentUpdatedFactors({ totp, backupCodes }: UpdatedFactors): UpdatedSecondFactors {
  return { status: 'ok', ...(totp && { totp }), ...(backupCodes && { backup_codes: [...backupCodes] }) }
}

/** Presents a challenge and the methods that answer it; its lifetime is in seconds. */
export function presentSecondStep({ challenge, methods, maskedPhone, lifetimeSeconds }: OpenedChallenge): SecondStep {
  return {
    second_factor_required: true,
    challenge,
    methods: [...methods],
    masked_phone_number: maskedPhone,
    expires_in: lifetimeSeconds,
  }
}
