import { z } from 'zod'

import { readStored, removeStored, writeStored } from '../storage.ts'

const storageKey = 'vireo.action-parameters'

/** What an action link brought along, kept until it has been dealt with; signing out forgets it. */
export const ActionParameters = z.object({
  mode: z.string().optional(),
  /** From `verificationCode`, else from `oobCode`. */
  verificationCode: z.string().optional(),
  continueUrl: z.string().optional(),
  lang: z.string().default('en'),
  userId: z.string().optional(),
  coupon: z.string().optional(),
  newUser: z.boolean().default(false),
  inviteCode: z.string().optional(),
  internalCode: z.string().optional(),
  sensitiveActionVerificationCode: z.string().optional(),
})
export type ActionParameters = z.output<typeof ActionParameters>

/** Reads the parameters of an action link; those that are empty count as absent. */
export function readActionParameters(query: URLSearchParams): ActionParameters {
  const given = (name: string) => query.get(name) || undefined
  return {
    mode: given('mode'),
    verificationCode: given('verificationCode') ?? given('oobCode'),
    continueUrl: given('continueUrl'),
    lang: given('lang') ?? 'en',
    userId: given('userId'),
    coupon: given('coupon'),
    newUser: isYes(given('newUser')),
    inviteCode: given('invite_code'),
    internalCode: given('internalCode'),
    sensitiveActionVerificationCode: given('sensitiveActionVerificationCode'),
  }
}

/** What the last action link brought along, if it has not been dealt with. */
export function storedActionParameters(): ActionParameters | undefined {
  return readStored(storageKey, ActionParameters)
}

export function keepActionParameters(parameters: ActionParameters): void {
  writeStored(storageKey, parameters)
}

export function forgetActionParameters(): void {
  removeStored(storageKey)
}

/** A flag in a query: there at all, unless it says no. */
export function isYes(value: string | null | undefined): boolean {
  return value !== null && value !== undefined && !['', 'false', '0', 'no'].includes(value.toLowerCase())
}
