import { words } from '#kit/language/index.ts'

export const ssoWords = words('sso', {
  title: 'Single sign-on',
  lead: 'Sign in through your organisation.',
  email: 'Work e-mail address',
  emailMissing: 'Enter your work e-mail address.',
  next: 'Continue',
  refused: 'You could not be signed in',
  noProvider: 'No organisation signs in here with addresses of this domain.',
  choose: 'Choose how to sign in',
  through: (name: string) => `Continue with ${name}`,
  otherAddress: 'Use another address',
  passwordInstead: 'No organisation?',
  signInByPassword: 'Sign in with a password',
  unsolicited: 'Sign-ins begin here, not at your identity provider. Enter your address to go there.',
  finishing: 'Finishing your sign-in…',
  failedTitle: 'Your organisation’s sign-in did not work',
  startAgain: 'Start again',
  connectTitle: 'Connect your account',
  connectLead: (email: string, organisation: string) =>
    `There is an account with ${email} already. Sign in to it once to connect it with ${organisation}.`,
  connectInside: (organisation: string) =>
    `You are signed in. Connect this account, and ${organisation} lets you in from now on.`,
  password: 'Password',
  passwordMissing: 'Enter the password of this account.',
  forgotPassword: 'Forgot your password?',
  signInAndConnect: 'Sign in and connect',
  connect: 'Connect this account',
  connected: (organisation: string) => `Your account is connected with ${organisation}.`,
  testedTitle: 'The sign-in works',
  testedAs: (email: string) => `Your identity provider vouched for ${email}.`,
  would: {
    sign_in: 'A real sign-in would let this person in.',
    ask_to_connect: 'A real sign-in would ask this person to sign in to their own account once, to connect it.',
    provision: 'A real sign-in would make this person a member of your workspace.',
    refuse:
      'A real sign-in would refuse this person: their domain is not verified, or they are no member and joining is switched off.',
  },
  backToSettings: 'Back to the settings',
} as const)
