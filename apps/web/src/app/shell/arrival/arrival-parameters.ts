import { isYes } from '../../../kit/arrival/index.ts'

/** What a link into the application brought along for the shell to deal with. */
export type ArrivalParameters = {
  /** Somebody arrives for the first time. */
  readonly newUser: boolean
  /** The code of a change of mail address, and whether the change is taken back. */
  readonly emailCode: string | undefined
  readonly isReverting: boolean
  /** The code that proves that somebody reads the account's mail. */
  readonly accessCode: string | undefined
  /** A link from a mail or a notice keeps the workspace's data out of training. Links never allow training. */
  readonly optsOutOfTraining: boolean
  /** Somebody wants to make a voice from recordings. */
  readonly clonesVoice: boolean
}

const names = [
  'newUser',
  'internalCode',
  'isReverting',
  'verificationCode',
  'verification_code',
  'sensitiveActionVerificationCode',
  'training_opt_out',
  'creationType',
]

/** Reads what is for the shell out of a query; undefined when nothing is. */
export function arrivalParameters(query: URLSearchParams): ArrivalParameters | undefined {
  if (!names.some((name) => query.has(name))) return undefined
  return {
    newUser: isYes(query.get('newUser')),
    emailCode: query.get('internalCode') || undefined,
    isReverting: isYes(query.get('isReverting')),
    accessCode:
      query.get('verificationCode') ||
      query.get('verification_code') ||
      query.get('sensitiveActionVerificationCode') ||
      undefined,
    optsOutOfTraining: isYes(query.get('training_opt_out')),
    clonesVoice: query.get('creationType') === 'cloneVoice',
  }
}

/**
 * Answers the query without what the shell has dealt with: a reload does nothing twice, and no code stays in the
 * address.
 */
export function withoutArrivalParameters(query: URLSearchParams): string {
  const rest = new URLSearchParams(query)
  for (const name of names) rest.delete(name)
  return rest.size === 0 ? '' : `?${rest.toString()}`
}
