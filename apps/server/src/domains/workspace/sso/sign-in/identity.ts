import { Email } from '@vireo/contracts/users'
import { AppError } from '#kernel/errors.ts'

/** Who somebody is, in the words of a provider whose answer was verified. */
export type VouchedIdentity = {
  /** The provider's own name for them, which it never gives to anybody else. */
  readonly subject: string
  readonly email: string
  readonly firstName: string | null
}

/** How long a provider's word counts: it can be asked again with a token, or names an end itself. */
export type VouchTerms = { readonly refreshToken: string | undefined; readonly until: Date | undefined }

/** Everything that is read from an answer. The terms never leave the server. */
export type Vouch = { readonly identity: VouchedIdentity; readonly terms: VouchTerms }

/** Makes an identity from what a provider says. Throws `sso_answer_refused` without a name or an address. */
export function vouchedIdentity(claims: {
  readonly subject: unknown
  readonly email: unknown
  readonly firstName: unknown
}): VouchedIdentity {
  const { subject, firstName } = claims
  const email = Email.safeParse(claims.email)
  if (typeof subject !== 'string' || subject === '' || subject.length > 1000) throw refused('it names nobody')
  if (!email.success) throw refused('it holds no mail address')
  const name = typeof firstName === 'string' ? firstName.trim().slice(0, 100) : ''
  return { subject, email: email.data, firstName: name === '' ? null : name }
}

/**
 * Makes the error for an answer that is not trusted. `reason` is for the log and for administrators who test the
 * provider.
 */
export function refused(reason: string, cause?: unknown): AppError {
  return new AppError('sso_answer_refused', { data: { reason }, cause })
}
