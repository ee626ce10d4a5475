import { privacyCookie, privacyCookieSeconds } from '@vireo/contracts/users'
import { z } from 'zod'

import { readStored, writeStored } from '#kit/storage.ts'

/** What somebody chose about sale, sharing and targeted advertising. */
export type PrivacyChoice = 'opted-out' | 'kept'

/** The flag of this browser; it outlives a sign-out. */
const flag = 'privacy-opt-out'
const Choice = z.enum(['opted-out', 'kept'])

/** Answers what was chosen in this browser; undefined before. */
export function privacyChoice(): PrivacyChoice | undefined {
  return readStored(flag, Choice)
}

/** Keeps what was chosen, for this browser and for what it asks of the server. */
export function keepPrivacyChoice(choice: PrivacyChoice): void {
  writeStored(flag, choice)
  document.cookie = privacyChoiceCookie(choice)
}

/** Makes the cookie that says what was chosen. */
export function privacyChoiceCookie(choice: PrivacyChoice): string {
  return `${privacyCookie}=${choice}; Path=/; Max-Age=${String(privacyCookieSeconds)}; Secure; SameSite=Strict`
}

/** Tells whether the browser signals that its person wants their data neither sold nor shared. */
export function hasPrivacySignal(): boolean {
  return (navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true
}
