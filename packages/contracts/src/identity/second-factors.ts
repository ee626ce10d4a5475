import { z } from 'zod'
import { defineEndpoint } from '../kit/index.ts'
import { AccessToken } from './access-token.ts'

export const SecondFactor = z.enum(['totp', 'sms'])
export type SecondFactor = z.infer<typeof SecondFactor>

export const SecondFactorMethod = z.enum([...SecondFactor.options, 'backup_code'])
export type SecondFactorMethod = z.infer<typeof SecondFactorMethod>

/** Six digits; people group them with blanks. */
export const SixDigits = z
  .string()
  .max(20)
  .transform((text) => text.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'The code has six digits.'))

/** E.164 after blanks, dots, dashes and brackets are gone: `+49 (170) 123-4567` → `+491701234567`. */
export const PhoneNumber = z
  .string()
  .max(40)
  .transform((text) => text.replaceAll(/[\s().-]/g, ''))
  .pipe(z.string().regex(/^\+[1-9]\d{6,14}$/, 'Write the number with its country code, for example +49 170 1234567.'))

/** The password was right; what proves the rest is still missing. */
export const SecondStep = z.object({
  second_factor_required: z.literal(true),
  /** Stands for the right password, for a few minutes and this sign-in only. */
  challenge: z.string(),
  methods: z.array(SecondFactorMethod),
  masked_phone_number: z.string().nullable(),
  expires_in: z.number().int().positive(),
})
export type SecondStep = z.infer<typeof SecondStep>

const FactorState = z.object({ enabled: z.boolean(), masked: z.string().nullable() })

/** Which second factors somebody has, without anything that opens a door. */
export const SecondFactors = z.object({
  totp: FactorState,
  sms: FactorState,
  backup_codes_left: z.number().int(),
  /** The workspace lets nobody in without a second factor. */
  required_by_workspace: z.boolean(),
})
export type SecondFactors = z.infer<typeof SecondFactors>

export const UpdateSecondFactors = z.discriminatedUnion('action', [
  z.object({ action: z.literal('begin_totp') }),
  z.object({ action: z.literal('confirm_totp'), code: SixDigits }),
  z.object({ action: z.literal('begin_sms'), phone_number: PhoneNumber }),
  z.object({ action: z.literal('confirm_sms'), code: SixDigits }),
  z.object({ action: z.literal('disable'), factor: SecondFactor }),
  z.object({ action: z.literal('renew_backup_codes') }),
])

export const UpdatedSecondFactors = z.object({
  status: z.literal('ok'),
  /** After `begin_totp`: for the authenticator app, as text and as the address behind the QR picture. */
  totp: z.object({ secret: z.string(), uri: z.string() }).optional(),
  /** Shown this once. */
  backup_codes: z.array(z.string()).optional(),
})
export type UpdatedSecondFactors = z.infer<typeof UpdatedSecondFactors>

const Challenge = z.string().min(1).max(200)

export const secondFactorEndpoints = {
  takeSecondStep: defineEndpoint({
    id: 'identity.takeSecondStep',
    method: 'POST',
    path: '/v1/identity/second-step',
    summary: 'Finish a sign-in with a second factor or a backup code',
    access: 'public',
    body: z.object({ challenge: Challenge, method: SecondFactorMethod, code: z.string().min(1).max(40) }),
    success: { status: 200, schema: AccessToken },
    errors: ['wrong_code', 'sign_in_too_old', 'account_blocked', 'too_many_attempts'],
  }),
  sendSecondStepCode: defineEndpoint({
    id: 'identity.sendSecondStepCode',
    method: 'POST',
    path: '/v1/identity/second-step/send-code',
    summary: 'Send the code of a sign-in to the registered phone',
    access: 'public',
    body: z.object({ challenge: Challenge }),
    success: { status: 200, schema: z.object({ status: z.literal('ok') }) },
    errors: ['sign_in_too_old', 'second_factor_not_set_up', 'rate_limit_exceeded'],
  }),
  getSecondFactors: defineEndpoint({
    id: 'identity.getSecondFactors',
    method: 'GET',
    path: '/v1/user/mfa-factors',
    summary: 'Get which second factors you have',
    access: { scope: 'user_read' },
    duringSetUp: true,
    success: { status: 200, schema: SecondFactors },
    errors: [],
  }),
  updateSecondFactors: defineEndpoint({
    id: 'identity.updateSecondFactors',
    method: 'POST',
    path: '/v1/user/update-mfa-factors',
    summary: 'Set up, confirm or switch off a second factor, or renew the backup codes',
    access: 'signed-in',
    duringSetUp: true,
    body: UpdateSecondFactors,
    success: { status: 200, schema: UpdatedSecondFactors },
    errors: [
      'user_not_found',
      'forbidden',
      'recent_sign_in_required',
      'wrong_code',
      'second_factor_not_set_up',
      'second_factor_already_set_up',
      'second_factor_required_by_workspace',
      'too_many_attempts',
      'rate_limit_exceeded',
    ],
  }),
} as const
