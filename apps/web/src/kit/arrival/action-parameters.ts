import { z } from 'zod'

import { readStored, removeStored, writeStored } from '../storage.ts'

const storageKey = 'vireo.action-parameters'

/** What an action link carries on to the place where its person arrives in the end. */
const Carried = z.object({
  newUser: z.boolean().default(false),
  internalCode: z.string().optional(),
  sensitiveActionVerificationCode: z.string().optional(),
})

/** What an action link brought along. */
export type ActionParameters = z.output<typeof Carried> & {
  readonly mode: string | undefined
  /** From `verificationCode`, else from `oobCode`. Used once, so never kept. */
  readonly verificationCode: string | undefined
  readonly continueUrl: string | undefined
  readonly lang: string
  readonly userId: string | undefined
  readonly coupon: string | undefined
  readonly inviteCode: string | undefined
}

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

/** Adds to a link what an earlier one carried and nobody has dealt with. What this one says wins. */
export function withCarried(parameters: ActionParameters): ActionParameters {
  const earlier = readStored(storageKey, Carried)
  if (!earlier) return parameters
  return {
    ...parameters,
    newUser: parameters.newUser || earlier.newUser,
    internalCode: parameters.internalCode ?? earlier.internalCode,
    sensitiveActionVerificationCode:
      parameters.sensitiveActionVerificationCode ?? earlier.sensitiveActionVerificationCode,
  }
}

/** Keeps what a link carries until its person has arrived; signing out forgets it. */
export function keepCarried(parameters: ActionParameters): void {
  writeStored(storageKey, Carried.parse(parameters))
}

/** Forgets what was carried: its person has arrived with everything. */
export function forgetCarried(): void {
  removeStored(storageKey)
}

/** Reads a flag in a query: there at all, unless it says no. */
export function isYes(value: string | null | undefined): boolean {
  return value !== null && value !== undefined && !['', 'false', '0', 'no'].includes(value.toLowerCase())
}
