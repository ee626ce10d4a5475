/** The texts of mails and text messages about an account. */
export const identityWords = {
  notYou: 'If this was not you, there is nothing to do: nothing has changed.',
  verifyEmail: {
    subject: 'Verify your e-mail address',
    text: 'Please confirm that this is your e-mail address. The link works once, for one day.',
    notYou: 'If you did not create a Vireo account, you can ignore this e-mail.',
    action: 'Verify e-mail address',
  },
  accountExists: {
    subject: 'You already have a Vireo account',
    text: 'Somebody entered this e-mail address to create or verify an account. You have one already: sign in to it, or choose a new password if you have forgotten yours.',
    action: 'Sign in',
  },
  noAccount: {
    subject: 'There is no Vireo account with this address',
    text: 'Somebody asked for a link to sign in to or verify the account of this e-mail address, but there is none. You may have signed up with another address.',
    action: 'Create an account',
  },
  resetPassword: {
    subject: 'Choose a new password',
    text: 'Somebody asked for a new password for your account. The link works once, for one hour. When you choose the password, you are signed out everywhere.',
    notYou: 'If this was not you, you can ignore this e-mail: your password stays as it is.',
    action: 'Choose a new password',
  },
  choosePassword: {
    text: 'Your e-mail address is verified. More than one account had been created with it, so everybody who used the account before has been signed out, and earlier passwords and API keys no longer work.',
    advice: 'Choose a password to sign in. The link works once, for one day.',
  },
  passwordReset: {
    subject: 'Your password was changed',
    text: 'The password of your account was changed with a link that we sent to this address. You are signed out everywhere.',
    endedKeys: (count: number) => `API keys that ended with it: ${count}. Programs that used them need new ones.`,
    notYou: 'If this was not you, choose a new password at once, and make sure that nobody else can read your e-mails.',
  },
  passwordChanged: {
    subject: 'Your Vireo password was changed',
    text: 'The password of your account was changed, and every other browser was signed out.',
    notYou: 'If this was not you, reset your password at once.',
  },
  emailAccess: {
    subject: 'Confirm that it is you',
    text: 'Somebody who is signed in to your account wants to do something that has to be confirmed. Open this link in the same browser, then try again. It works once, for 15 minutes.',
    notYou: 'If this was not you, do not open it, and choose a new password.',
    action: 'Confirm',
  },
  emailChange: {
    subject: 'Confirm your new e-mail address',
    text: 'To use this address for your account from now on, open this link while you are signed in. It works once, for one day.',
    action: 'Use this address',
  },
  emailChanged: {
    subject: 'Your e-mail address was changed',
    text: (email: string) => `The e-mail address of your account is now ${email}.`,
    notYou:
      'If this was not you, undo the change with this link. It works once, for seven days, and signs everybody out.',
    action: 'Undo the change',
  },
  secondFactor: {
    subject: 'A second factor of your Vireo account changed',
    news: {
      'enabled-totp': 'An authenticator app was set up as a second factor of your account.',
      'enabled-sms': 'A phone was set up as a second factor of your account.',
      'disabled-totp': 'The authenticator app of your account was turned off as a second factor.',
      'disabled-sms': 'The phone of your account was turned off as a second factor.',
      'renewed-codes': 'New backup codes were created for your account. The earlier ones no longer work.',
      'used-code': 'A backup code was used to sign in to your account. It will not work again.',
    },
    notYou: 'If this was you, there is nothing to do. If not, change your password and sign out everywhere.',
  },
  textCode: (code: string) => `${code} is your Vireo code. It is good for ten minutes. Never tell it to anybody.`,
  supportAccess: {
    subject: 'May our support team look into your account?',
    text: (member: string, reason: string) =>
      `${member} asks for temporary access to your account. The reason given: ${reason}`,
    terms:
      'If you agree, they can look at it for 24 hours, and change nothing. You can end it at any time in your security settings.',
    notExpected: 'If you did not expect this, do nothing.',
    action: 'Answer the request',
  },
} as const
