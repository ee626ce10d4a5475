import { words } from '#kit/language/index.ts'

/** What tabs are called; the pages' own words come with the pages. */
export const titleWords = words('identity/titles', {
  forgotPassword: 'Forgot your password?',
  resetPassword: 'Choose a new password',
  action: 'One moment…',
  security: 'Security',
  sessions: 'Devices',
  apiKeys: 'API keys',
  signIn: 'Sign in',
  signUp: 'Create your account',
} as const)
