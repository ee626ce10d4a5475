import type { InstanceSettings } from '#ports/ports.ts'
import { actionLink } from '#actions'
import type { SendMail } from '#mail'

type Settings = Pick<InstanceSettings, 'publicUrl'>
type Linked = { readonly to: string; readonly code: string; readonly continueUrl: string | undefined }

const notYou = 'If this was not you, you need not do anything: nothing has changed.'

/** Asks somebody to show that they read this address’s mail. */
export function verificationMail(settings: Settings, { to, code, continueUrl }: Linked): SendMail {
  return {
    kind: 'identity.verify-email',
    to,
    subject: 'Verify your e-mail address',
    paragraphs: [
      'Please confirm that this is your e-mail address. The link works once, for one day.',
      'If you did not create a Vireo account, you need not do anything.',
    ],
    action: { label: 'Verify e-mail address', url: actionLink(settings, { mode: 'verifyEmail', code, continueUrl }) },
  }
}

/** Somebody signed up with, or asked to verify, an address that is verified already. */
export function accountExistsMail({ publicUrl }: Settings, to: string): SendMail {
  return {
    kind: 'identity.account-exists',
    to,
    subject: 'You already have a Vireo account',
    paragraphs: [
      'Somebody entered this e-mail address to create or verify an account. You have one already: sign in to it, or choose a new password if you have forgotten yours.',
      notYou,
    ],
    action: { label: 'Sign in', url: new URL('/app/sign-in', publicUrl).href },
  }
}

/** Somebody asked for a link to an account that does not exist. */
export function noAccountMail({ publicUrl }: Settings, to: string): SendMail {
  return {
    kind: 'identity.no-account',
    to,
    subject: 'There is no Vireo account with this address',
    paragraphs: [
      'Somebody asked for a link to sign in to or verify the account of this e-mail address, but there is none. You may have signed up with another address.',
      notYou,
    ],
    action: { label: 'Create an account', url: new URL('/app/sign-up', publicUrl).href },
  }
}

export function passwordResetMail(settings: Settings, { to, code, continueUrl }: Linked): SendMail {
  return {
    kind: 'identity.reset-password',
    to,
    subject: 'Choose a new password',
    paragraphs: [
      'Somebody asked for a new password for your account. The link works once, for one hour. Afterwards you are signed out everywhere.',
      'If this was not you, you need not do anything: your password stays as it is.',
    ],
    action: { label: 'Choose a new password', url: actionLink(settings, { mode: 'resetPassword', code, continueUrl }) },
  }
}

/** The address was verified while several accounts claimed it: nobody's password from before is good any more. */
export function choosePasswordMail(settings: Settings, { to, code, continueUrl }: Linked): SendMail {
  return {
    kind: 'identity.reset-password',
    to,
    subject: 'Choose a new password',
    paragraphs: [
      'Your e-mail address is verified. More than one account had been created with it, so nobody who used the account before is signed in any more, and no password or API key from before works.',
      'Choose a password to sign in. The link works once, for one day.',
    ],
    action: { label: 'Choose a new password', url: actionLink(settings, { mode: 'resetPassword', code, continueUrl }) },
  }
}

export function passwordChangedMail(
  { publicUrl }: Settings,
  { to, endedKeys }: { readonly to: string; readonly endedKeys: number },
): SendMail {
  return {
    kind: 'identity.password-changed',
    to,
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your account was changed with a link that we had sent to this address. You are signed out everywhere.',
      ...(endedKeys > 0 ? [`API keys that ended with it: ${endedKeys}. Programs that used them need new ones.`] : []),
      'If this was not you, choose a new password at once, and see to it that nobody else reads your mail.',
    ],
    action: { label: 'Choose a new password', url: new URL('/app/sign-in/forgot-password', publicUrl).href },
  }
}

/** Proof that whoever is about to do something sensitive reads the account's mail. */
export function emailAccessMail({ publicUrl }: Settings, { to, code }: { to: string; code: string }): SendMail {
  const url = new URL('/app/action', publicUrl)
  url.searchParams.set('sensitiveActionVerificationCode', code)
  return {
    kind: 'identity.verify-email-access',
    to,
    subject: 'Confirm that it is you',
    paragraphs: [
      'Somebody who is signed in to your account wants to do something that needs a fresh proof. Open this link in the same browser, then try again. It works once, for 15 minutes.',
      'If this was not you, do not open it, and choose a new password.',
    ],
    action: { label: 'Confirm', url: url.href },
  }
}

/** Goes to the new address; whoever reads it decides. */
export function emailChangeMail(settings: Settings, { to, code }: { to: string; code: string }): SendMail {
  return {
    kind: 'identity.change-email',
    to,
    subject: 'Confirm your new e-mail address',
    paragraphs: [
      'Open this link while you are signed in, to use this address for your account from now on. It works once, for one day.',
      notYou,
    ],
    action: { label: 'Use this address', url: emailLink(settings, '/app/home', code, false) },
  }
}

/** Goes to the old address, so that its owner can take back what somebody else may have done. */
export function emailChangedMail(settings: Settings, mail: { to: string; code: string; newEmail: string }): SendMail {
  return {
    kind: 'identity.email-changed',
    to: mail.to,
    subject: 'Your e-mail address was changed',
    paragraphs: [
      `The address of your account is ${mail.newEmail} now.`,
      'If this was not you, take it back with this link. It works once, for seven days, and signs everybody out.',
    ],
    action: { label: 'Take it back', url: emailLink(settings, '/app/sign-in', mail.code, true) },
  }
}

/** What the page does with the code is what `PUT /v1/user/email` asks for. */
function emailLink({ publicUrl }: Settings, path: string, code: string, isReverting: boolean): string {
  const url = new URL(path, publicUrl)
  url.searchParams.set('internalCode', code)
  url.searchParams.set('isReverting', String(isReverting))
  return url.href
}
