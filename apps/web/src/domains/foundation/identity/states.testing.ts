import { identityEndpoints } from '@vireo/contracts/identity'
import { paths } from '#kit/routing/index.ts'
import { answer, type ScreenStates } from '#kit/testing/states.testing.ts'

export const states: ScreenStates = {
  [paths.security]: {
    asks: [identityEndpoints.getSecondFactors],
    ready: { shows: 'Authenticator app' },
    empty: { never: 'There is a password to change at least.' },
  },
  [paths.sessions]: {
    asks: [identityEndpoints.listSessions],
    ready: {
      answers: [
        answer(identityEndpoints.listSessions, {
          sessions: [{ session_id: 's1', device: 'Firefox on Linux', is_current: true }],
        }),
      ],
      shows: 'Firefox on Linux',
    },
    empty: { never: 'Whoever looks has a session.' },
  },
  [paths.apiKeys]: {
    asks: [identityEndpoints.listApiKeys],
    ready: {
      answers: [answer(identityEndpoints.listApiKeys, { 'api-keys': [{ name: 'Key of the press' }] })],
      shows: 'Key of the press',
    },
    empty: { shows: 'No API keys yet', action: 'Create key' },
  },
  [paths.signIn]: { signedOut: true, asksNothing: 'It is filled in, and asks only then.', shows: 'Password' },
  [paths.signUp]: {
    signedOut: true,
    asks: [identityEndpoints.getEntrance],
    ready: { shows: 'E-mail address' },
    empty: { never: 'Every instance says whether people may sign up.' },
  },
  [paths.forgotPassword]: { signedOut: true, asksNothing: 'It is filled in, and asks only then.', shows: 'Send link' },
  [paths.resetPassword]: {
    at: `${paths.resetPassword}?oobCode=code`,
    signedOut: true,
    asks: [identityEndpoints.checkPasswordReset],
    ready: { shows: 'New password' },
    empty: { never: 'A link is valid, or it is not.' },
  },
  [paths.action]: {
    signedOut: true,
    asksNothing: 'Without a code there is nothing to ask for.',
    shows: 'This link cannot be followed',
  },
}
