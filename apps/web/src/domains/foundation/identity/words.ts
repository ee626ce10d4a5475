import { words } from '#kit/language/index.ts'

export const identityWords = words('identity', {
  variants: { default: '', reader: 'Reader', agents: 'Agents' },
  signInLead: 'Welcome back.',
  signUpLead: 'Start generating speech in a minute.',
  email: 'E-mail address',
  password: 'Password',
  firstName: 'First name (optional)',
  passwordHelp: 'At least 8 characters.',
  emailMissing: 'Enter your e-mail address.',
  passwordMissing: 'Enter your password.',
  signIn: 'Sign in',
  signUp: 'Create account',
  singleSignOn: 'Single sign-on',
  noAccount: 'New here?',
  haveAccount: 'Already have an account?',
  endedBy: {
    inactivity: 'You were signed out because of inactivity.',
    ended: 'Your session has ended. Sign in again to continue where you were.',
  },
  refusedSignIn: 'You could not be signed in',
  refusedSignUp: 'Your account could not be created',
} as const)
