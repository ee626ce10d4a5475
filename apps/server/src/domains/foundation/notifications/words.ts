/** The texts of messages and mails about an account and about workspaces. */
export const notificationWords = {
  asChosen: 'Under Settings, Notifications, you choose which of these reach you by e-mail.',
  notYou: 'If this was not you, change your password and sign out everywhere.',
  newDevice: {
    title: 'New sign-in to your account',
    unknownDevice: 'a device we do not know',
    text: (device: string, address: string | null) =>
      `Somebody signed in with ${device}${address === null ? '' : ` from ${address}`}.`,
  },
  passwordChanged: { title: 'Your password was changed', text: 'All other sessions were signed out.' },
  secondFactor: {
    titles: {
      enabled: 'A second factor was turned on',
      disabled: 'A second factor was turned off',
      renewed: 'Your backup codes were renewed',
      used: 'A backup code was used',
    },
    factors: { totp: 'an authenticator app', sms: 'text messages', 'backup-codes': 'backup codes' },
    changes: { enabled: 'turned on', disabled: 'turned off', renewed: 'renewed' },
    text: (factor: string, change: string) => `Sign-in with ${factor} was ${change}.`,
    used: 'It will not work again.',
  },
  apiKey: {
    title: 'An API key was created',
    text: (name: string) => `The key “${name}” can now use your account. If you did not create it, delete it.`,
  },
  roles: { admin: 'an admin', editor: 'an editor', viewer: 'a viewer', member: 'a member' },
  memberChanged: {
    role: (role: string, workspace: string) => `You are now ${role} of “${workspace}”`,
    locked: (workspace: string) => `You were locked out of “${workspace}”`,
    unlocked: (workspace: string) => `You can work in “${workspace}” again`,
    text: 'An admin of the workspace decided this. Ask them if it surprises you.',
  },
  memberRemoved: {
    title: (workspace: string) => `You no longer belong to “${workspace}”`,
    text: 'Your sessions and API keys for that workspace have ended. Your own workspace and everything in it stay as they are.',
  },
  newOwner: {
    title: (workspace: string) => `You now own “${workspace}”`,
    text: 'The previous owner made you the owner: you now decide about its plan and bills.',
  },
} as const
