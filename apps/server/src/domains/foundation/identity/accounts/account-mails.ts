import type { Language } from '@vireo/contracts/kit'
import type { InstanceSettings } from '#ports/ports.ts'
import { actionLink } from '#actions'
import type { SendMail } from '#mail'
import { wordsIn } from '../words-in.ts'

type Settings = Pick<InstanceSettings, 'publicUrl'>
type Addressed = { readonly to: string; readonly language: Language }
type Coded = Addressed & { readonly code: string }
type Linked = Coded & { readonly continueUrl: string | undefined }

/** Writes the mail that asks somebody to prove that they read this address's mail. */
export function verificationMail(settings: Settings, { to, language, code, continueUrl }: Linked): SendMail {
  const { subject, text, notYou, action } = wordsIn(language).verifyEmail
  const url = actionLink(settings, { mode: 'verifyEmail', code, continueUrl, lang: language })
  return {
    kind: 'identity.verify-email',
    to,
    language,
    subject,
    paragraphs: [text, notYou],
    action: { label: action, url },
  }
}

/** Writes the mail to somebody who signed up with, or asked to verify, an address that is verified already. */
export function accountExistsMail({ publicUrl }: Settings, { to, language }: Addressed): SendMail {
  const { notYou, accountExists } = wordsIn(language)
  const { subject, text, action } = accountExists
  const url = new URL('/app/sign-in', publicUrl).href
  return {
    kind: 'identity.account-exists',
    to,
    language,
    subject,
    paragraphs: [text, notYou],
    action: { label: action, url },
  }
}

/** Writes the mail to an address for which a link was requested although it has no account. */
export function noAccountMail({ publicUrl }: Settings, { to, language }: Addressed): SendMail {
  const { notYou, noAccount } = wordsIn(language)
  const { subject, text, action } = noAccount
  const url = new URL('/app/sign-up', publicUrl).href
  return {
    kind: 'identity.no-account',
    to,
    language,
    subject,
    paragraphs: [text, notYou],
    action: { label: action, url },
  }
}

/** Writes the mail that leads somebody who forgot their password to a new one. */
export function passwordResetMail(settings: Settings, { to, language, code, continueUrl }: Linked): SendMail {
  const { subject, text, notYou, action } = wordsIn(language).resetPassword
  const url = actionLink(settings, { mode: 'resetPassword', code, continueUrl, lang: language })
  return {
    kind: 'identity.reset-password',
    to,
    language,
    subject,
    paragraphs: [text, notYou],
    action: { label: action, url },
  }
}

/**
 * Writes the mail that asks for a new password after several accounts claimed the address: none of their old ones is
 * valid any more.
 */
export function choosePasswordMail(settings: Settings, { to, language, code, continueUrl }: Linked): SendMail {
  const { resetPassword, choosePassword } = wordsIn(language)
  const url = actionLink(settings, { mode: 'resetPassword', code, continueUrl, lang: language })
  return {
    kind: 'identity.reset-password',
    to,
    language,
    subject: resetPassword.subject,
    paragraphs: [choosePassword.text, choosePassword.advice],
    action: { label: resetPassword.action, url },
  }
}

/** Writes the mail about a password changed by a mailed link; `endedKeys` is how many API keys ended with it. */
export function passwordChangedMail(
  { publicUrl }: Settings,
  { to, language, endedKeys }: Addressed & { readonly endedKeys: number },
): SendMail {
  const { passwordReset, resetPassword } = wordsIn(language)
  const { subject, text, notYou } = passwordReset
  return {
    kind: 'identity.password-changed',
    to,
    language,
    subject,
    paragraphs: [text, ...(endedKeys > 0 ? [passwordReset.endedKeys(endedKeys)] : []), notYou],
    action: { label: resetPassword.action, url: new URL('/app/sign-in/forgot-password', publicUrl).href },
  }
}

/** Writes the mail whose link proves, before a sensitive action, that the caller reads the account's mail. */
export function emailAccessMail({ publicUrl }: Settings, { to, language, code }: Coded): SendMail {
  const { subject, text, notYou, action } = wordsIn(language).emailAccess
  const url = new URL('/app/action', publicUrl)
  url.searchParams.set('sensitiveActionVerificationCode', code)
  return {
    kind: 'identity.verify-email-access',
    to,
    language,
    subject,
    paragraphs: [text, notYou],
    action: { label: action, url: url.href },
  }
}

/** Writes the mail to a new address; whoever reads it confirms the change. */
export function emailChangeMail(settings: Settings, { to, language, code }: Coded): SendMail {
  const { notYou, emailChange } = wordsIn(language)
  const { subject, text, action } = emailChange
  const url = emailLink(settings, '/app/home', code, false)
  return {
    kind: 'identity.change-email',
    to,
    language,
    subject,
    paragraphs: [text, notYou],
    action: { label: action, url },
  }
}

/** Writes the mail to the previous address, so that its owner can revert what somebody else may have done. */
export function emailChangedMail(settings: Settings, mail: Coded & { readonly newEmail: string }): SendMail {
  const { to, language, code, newEmail } = mail
  const { subject, text, notYou, action } = wordsIn(language).emailChanged
  return {
    kind: 'identity.email-changed',
    to,
    language,
    subject,
    paragraphs: [text(newEmail), notYou],
    action: { label: action, url: emailLink(settings, '/app/sign-in', code, true) },
  }
}

/** Builds a link to a page that confirms or reverts a new address; it carries what `PUT /v1/user/email` asks for. */
function emailLink({ publicUrl }: Settings, path: string, code: string, isReverting: boolean): string {
  const url = new URL(path, publicUrl)
  url.searchParams.set('internalCode', code)
  url.searchParams.set('isReverting', String(isReverting))
  return url.href
}
